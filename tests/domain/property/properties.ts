import type { Property, PropertySummary } from '../../../src/domain/property/schema';
import {
  defaultFilter,
  filterPrepared,
  type FilterState,
  prepareProperties,
} from '../../../src/domain/filter/filter';
import { searchIn } from '../../../src/server/records/search';
import { blankRecord, blankSummary } from '../../support/property';

const believable: Partial<PropertySummary> = {
  price: '25,000',
  propertySize: '1,200',
  bedrooms: '2 BHK',
  fStatus: 'Semi Furnished',
  parking: '2 Wheeler',
  gatedSecurity: true,
  lift: true,
  water: true,
  images: ['/assets/images/share.jpg'],
};

/** A property with believable fields; a test names only what it is about. */
export function property(fields: Partial<PropertySummary> = {}): PropertySummary {
  return blankSummary({ ...believable, ...fields });
}

/** Whether a filter shows a property with these fields on 20-01-2026. */
export function shows(fields: Partial<PropertySummary>, filter: Partial<FilterState>): boolean {
  const prepared = prepareProperties([property(fields)]);
  const asked = { ...defaultFilter, ...filter };
  const search = searchIn(prepared)(asked.text);
  return filterPrepared(prepared, asked, '2026-01-20', search).length === 1;
}

/** The same with all the fields of a stored record. */
export function storedHome(fields: Partial<Property> = {}): Property {
  return blankRecord({
    ...believable,
    facing: 'East',
    propertyDes: 'Two bedrooms above a quiet street.\nCorporation water.',
    balcony: '1',
    features: 'Balcony, Power backup',
    googleLocation: 'https://maps.app.goo.gl/AbCdEf123',
    vParking: 'Yes',
    power: 'Inverter',
    fireSafety: true,
    ...fields,
  });
}
