import { storedRecord } from '../stored-record';
import { propertyFields } from './fields';
import { recordFields } from './private-fields';
import type { Property, PropertyRecord } from './schema';

export function storedProperty(document: unknown): Property | null {
  return storedRecord(propertyFields, document);
}

export function storedPropertyRecord(document: unknown): PropertyRecord | null {
  return storedRecord(recordFields, document);
}

const metaNames = ['_id', 'date', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'by'];
const publicNames = [...metaNames, ...Object.keys(propertyFields)];

/** A property without its private facts: made of the fields of the public table alone, whatever else a record may have. */
export function toPublicProperty(record: PropertyRecord): Property {
  const members = new Map<string, unknown>(Object.entries(record));
  const named = publicNames.filter((name) => members.has(name));
  // The table is the type of its names.
  return Object.fromEntries(named.map((name) => [name, members.get(name)])) as unknown as Property;
}
