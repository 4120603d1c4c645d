/** Reads the private facts of properties for the admin area, with their telephone numbers as they are dialled. */
import { once } from '../../domain/once';
import { type PhoneReader, readDialled } from '../../domain/phone-numbers';
import { isPrivate } from '../../domain/property/private-fields';
import type {
  OfficeEntry,
  OfficeNumbers,
  PropertyEntry,
  PropertyRecord,
} from '../../domain/property/schema';
import { loadPhoneReader } from '../phone-numbers';

const statedFacts = (record: PropertyRecord) =>
  Object.entries(record).flatMap(([name, value]) =>
    isPrivate(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );

const ownersNumbers = ({ owner, ownerPhones }: PropertyRecord, reader: PhoneReader) =>
  readDialled(`${ownerPhones}\n${owner}`, [], reader);

/** Reading a thousand numbers takes a tenth of a second. */
const readEntry = once((record: PropertyRecord, reader: PhoneReader): OfficeEntry => ({
  owner: record.owner,
  leastRent: record.leastRent,
  noticeOrToken: record.noticeOrToken,
  token: record.token,
  tenant: record.tenant,
  leaseFrom: record.leaseFrom,
  leaseTo: record.leaseTo,
  dialled: ownersNumbers(record, reader),
  text: statedFacts(record).join(' · '),
}));

/** The private facts of those properties that state any, by id. */
export async function readOfficeEntries(
  records: readonly PropertyRecord[],
): Promise<ReadonlyMap<string, Partial<PropertyEntry>>> {
  const stating = records.filter((record) => statedFacts(record).length > 0);
  if (stating.length === 0) return new Map();
  const reader = await loadPhoneReader();
  return new Map(stating.map((record) => [record._id, { office: readEntry(record, reader) }]));
}

/** Reads the numbers of a property's owner and tenant. */
export async function readOfficeNumbers(record: PropertyRecord): Promise<OfficeNumbers> {
  if (statedFacts(record).length === 0) return { owner: [], tenant: [] };
  const reader = await loadPhoneReader();
  return { owner: ownersNumbers(record, reader), tenant: readDialled(record.tenant, [], reader) };
}
