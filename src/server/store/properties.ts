import { readStoredProperty } from '../../domain/property/read';
import type {
  Property,
  PropertyEntry,
  PropertyInput,
  PropertyPatch,
} from '../../domain/property/schema';
import { entryOf } from '../../domain/property/summary';
import { cacheTags, purgeLater } from '../cache';
import { openCollection } from './open-collection';
import type { RecordKind } from './table';

export const propertyKind: RecordKind<Property, PropertyEntry> = {
  kind: 'property',
  store: 'properties',
  format: 2,
  read: readStoredProperty,
  summarize: entryOf,
  callBackLater: (ids) => purgeLater([cacheTags.properties, ...ids.map(cacheTags.property)]),
};

/** The homes. */
export const properties = openCollection<PropertyInput, PropertyPatch, Property, PropertyEntry>(
  propertyKind,
);
