import { cannotBeShown } from '../../content/properties/missing';
import { findConsequences } from '../../domain/property/past-tenants';
import { findMissing } from '../../domain/property/missing';
import { storedPropertyRecord, toPublicProperty } from '../../domain/property/record';
import { makeEntry } from '../../domain/property-summary';
import type { Property, PropertyEntry, PropertyRecord } from '../../domain/property/schema';
import { cacheTags } from '../cdn';
import { Records, type RecordDefinition } from './records';

export const propertyKind: RecordDefinition<PropertyRecord, PropertyEntry, Property> = {
  kind: 'property',
  document: 'properties',
  read: storedPropertyRecord,
  toPublic: toPublicProperty,
  loadSummarize: () => Promise.resolve(makeEntry),
  // What reads telephone numbers is large, and no list of visitors needs it.
  readPrivate: async (records) => (await import('./office-entry')).readOfficeEntries(records),
  whyHidden: (property) => {
    const missing = findMissing(property);
    return missing.length === 0 ? null : cannotBeShown(property.name, missing);
  },
  findConsequences,
  tags: [cacheTags.properties],
};

export const properties = new Records(propertyKind);
