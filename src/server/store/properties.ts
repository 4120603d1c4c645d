import { readStoredProperty } from '../../domain/property/read';
import type {
  Property,
  PropertyInput,
  PropertyPatch,
  PropertySummary,
} from '../../domain/property/schema';
import { summarize } from '../../domain/property/summary';
import { openCollection } from './open-collection';
import type { RecordKind } from './table';

export const propertyKind: RecordKind<Property, PropertySummary> = {
  kind: 'property',
  store: 'properties',
  format: 1,
  read: readStoredProperty,
  summarize,
};

/** The homes. */
export const properties = openCollection<PropertyInput, PropertyPatch, Property, PropertySummary>(
  propertyKind,
);
