import { company } from '../../content/company';
import { isoDay } from '../../domain/date';
import {
  findRentBefore,
  mayHaveRentBefore,
  type RentBefore,
} from '../../domain/property/rent-before';
import type { Property } from '../../domain/property/schema';
import { properties } from './properties';

/** The former rent that a home's page says, where the company wants that; `null` for none. Throws `StoreUnavailable`. */
export async function readRentBefore(property: Property, now: Date): Promise<RentBefore | null> {
  if (!company.formerRents) return null;
  if (!mayHaveRentBefore(property, isoDay(now.toISOString()))) return null;
  const history = await properties.history(property._id);
  return findRentBefore(
    history.filter(({ saved }) => saved),
    now.getTime(),
  );
}
