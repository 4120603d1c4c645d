import { blankValues } from '../../src/domain/field';
import { findHomePlace } from '../../src/domain/place/home';
import { recordFields } from '../../src/domain/property/private-fields';
import { toPublicProperty } from '../../src/domain/property/record';
import { pickSummary } from '../../src/domain/property-summary';
import type {
  Property,
  PropertyRecord,
  PropertySummary,
  RecordInput,
} from '../../src/domain/property/schema';

/** The fields that the form requires. */
export const requiredFields = {
  name: 'Sunlit Corner Flat',
  address: '12, 3rd Street, Anna Nagar West, Chennai 600040',
  price: '25000',
  propertySize: '1200',
  floor: '2',
  bedrooms: '2',
  bathrooms: '2',
};

/** A property that says only what the form requires; the other fields are those of the table, blank. */
export function blankInput(fields: Partial<RecordInput> = {}): RecordInput {
  return { ...blankValues(recordFields), ...requiredFields, ...fields };
}

/** The same as it is stored. */
export function blankStored(fields: Partial<PropertyRecord> = {}): PropertyRecord {
  return {
    ...blankInput(),
    _id: 'home-1',
    date: '2025-03-01T10:00:00.000Z',
    version: 'v1',
    createdAt: '2025-03-01T10:00:00.000Z',
    updatedAt: '2025-03-02T10:00:00.000Z',
    ...fields,
  };
}

/** The same as visitors may get it. */
export function blankRecord(fields: Partial<Property> = {}): Property {
  return { ...toPublicProperty(blankStored()), ...fields };
}

export function blankSummary(fields: Partial<PropertySummary> = {}): PropertySummary {
  const record = blankRecord(fields);
  return pickSummary({
    place: findHomePlace(record),
    pictureCount: record.images.length,
    ...record,
  });
}
