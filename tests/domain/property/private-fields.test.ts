import { expect, expectTypeOf, it } from 'vitest';
import { propertyFields } from '../../../src/domain/property/fields';
import { privateFields } from '../../../src/domain/property/private-fields';
import { toPublicProperty } from '../../../src/domain/property/record';
import { makeEntry } from '../../../src/domain/property-summary';
import type { Property, PropertyRecord } from '../../../src/domain/property/schema';
import { markedFacts } from '../../support/private-facts';
import { blankStored } from '../../support/property';

it('a fact is public or private', () => {
  expect(Object.keys(privateFields).filter((name) => name in propertyFields)).toEqual([]);
});

it('what a visitor’s page takes cannot be a record with private facts', () => {
  expectTypeOf<PropertyRecord>().not.toExtend<Property>();
});

it('a public property has no private fact, nor anything that no table names', () => {
  const record = { ...blankStored(markedFacts), by: 'meena', other: 'Canary' };
  const found = toPublicProperty(record);
  expect(Object.keys(found).filter((name) => name in privateFields || name === 'other')).toEqual(
    [],
  );
  expect(found).toMatchObject({ name: record.name, price: record.price, by: 'meena' });
  expect(makeEntry(found)).not.toHaveProperty('office');
});
