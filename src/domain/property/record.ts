import { storedRecord } from '../stored-record';
import { propertyFields } from './fields';
import type { Property } from './schema';

export function storedProperty(document: unknown): Property | null {
  return storedRecord(propertyFields, document);
}
