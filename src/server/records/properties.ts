import { cannotBeShown } from '../../content/properties/missing';
import { findMissing } from '../../domain/property/missing';
import { storedProperty } from '../../domain/property/record';
import { makeEntry } from '../../domain/property-summary';
import type { Property, PropertyEntry } from '../../domain/property/schema';
import { cacheTags } from '../cdn';
import { Records, type RecordDefinition } from './records';

export const propertyKind: RecordDefinition<Property, PropertyEntry> = {
  kind: 'property',
  document: 'properties',
  read: storedProperty,
  loadSummarize: () => Promise.resolve(makeEntry),
  whyHidden: (property) => {
    const missing = findMissing(property);
    return missing.length === 0 ? null : cannotBeShown(property.name, missing);
  },
  tags: [cacheTags.properties],
};

export const properties = new Records(propertyKind);
