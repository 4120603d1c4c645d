import { heldText } from '../../content/properties/held';
import { cannotBeShown } from '../../content/properties/missing';
import { findHeld } from '../../domain/property/doubts';
import { propertyFields, type PropertyFieldName } from '../../domain/property/fields';
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

/** Why what a save states keeps a home from visitors until somebody has looked: a sentence, or `null`. */
export function whyHeld(stated: object, before?: PropertyRecord): string | null {
  // The doubts are about fields of this table.
  const names = findHeld({ ...stated }, { ...before }) as PropertyFieldName[];
  return names.length === 0
    ? null
    : heldText(names.map((name) => propertyFields[name].column.title));
}
