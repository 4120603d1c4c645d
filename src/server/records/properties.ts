import { storedProperty, entryOf } from '../../domain/property/stored';
import type {
  Property,
  PropertyEntry,
  PropertyInput,
  PropertyPatch,
} from '../../domain/property/schema';
import { cacheTags } from '../cdn';
import { Collection } from '../store/collection';
import type { PublicKind } from './public-kind';

export const propertyKind: PublicKind<Property, PropertyEntry> = {
  kind: 'property',
  store: 'properties',
  format: 4,
  read: storedProperty,
  summarize: entryOf,
  tags: {
    list: cacheTags.properties,
    one: cacheTags.property,
    every: cacheTags.everyProperty,
  },
};

/** The properties. */
export const properties = new Collection<PropertyInput, PropertyPatch, Property, PropertyEntry>(
  propertyKind,
);
