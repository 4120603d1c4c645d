import { describe, expect, it } from 'vitest';
import { blogFields } from '../../src/domain/blog/fields';
import { companyFields } from '../../src/domain/company/fields';
import { makeCompanyFormats } from '../../src/domain/company/formats';
import type { FieldValue } from '../../src/domain/field/kind';
import { blankValue, blankValues, parseValue, readStoredValue } from '../../src/domain/field';
import { futureDays } from '../../src/domain/field/future-days';
import { type FieldDefinition, type Fields, isRequired } from '../../src/domain/field/table';
import { checkForm, type FormValue } from '../../src/domain/form';
import { propertyFields } from '../../src/domain/property/fields';
import { recordSchemas } from '../../src/domain/record-schema';
import { loadPhoneReader } from '../../src/server/phone-numbers';
import { listFaults } from '../support/faults';

const companyFormats = makeCompanyFormats(await loadPhoneReader());

describe.each([
  ['property', propertyFields, undefined],
  ['blog post', blogFields, undefined],
  ['company', companyFields, companyFormats],
])('the form of a %s', (_kind, table, formats) => {
  const fields: Fields = table;
  const { input } = recordSchemas(fields, formats);
  const filled: Record<string, FormValue> = {
    ...blankValues(fields),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        'isRequired' in field ? [[name, '1']] : [],
      ),
    ),
  };
  const formFaults = (values: typeof filled) =>
    checkForm(fields, values, '2026-01-20', formats).map(
      ({ field, fault }) => `${field}: ${Object.values(fault).join(' ')}`,
    );

  it('finds the same faults as the server in a blank form and in a complete one', () => {
    const blank = blankValues(fields);
    expect(formFaults(blank)).toEqual(listFaults(input, blank));
    expect(formFaults(filled)).toEqual([]);
    expect(listFaults(input, filled)).toEqual([]);
  });

  const texts = Object.keys(fields).filter(
    (name) => typeof filled[name] === 'string' && fields[name]?.kind !== 'choice',
  );
  it.each(texts)('finds the same faults as the server in %s', (name) => {
    for (const value of ['   ', 'x'.repeat(20_000), '<b>👋</b>', 'javascript:alert(1)']) {
      const values = { ...filled, [name]: value };
      expect(formFaults(values)).toEqual(listFaults(input, values).slice(0, 1));
    }
  });
});

const options = ['A', 'B'];
const row = { a: { kind: 'text', max: 3 } } as const;

/** A field of each kind, also of one that no table uses: what is stored of a given value, or its fault. */
const kinds: Readonly<{
  [Kind in FieldDefinition['kind']]: {
    field: Extract<FieldDefinition, { kind: Kind }>;
    stored: readonly (readonly [given: unknown, stored: FieldValue])[];
    faults: readonly (readonly [given: unknown, fault: string])[];
  };
}> = {
  text: {
    field: { kind: 'text', max: 3, section: '' },
    stored: [[' ab ', 'ab']],
    faults: [
      [7, 'text'],
      ['abcd', 'too-long'],
    ],
  },
  multiline: {
    field: { kind: 'multiline', max: 9, section: '' },
    stored: [['a\r\nb', 'a\nb']],
    faults: [
      [7, 'text'],
      ['x'.repeat(10), 'too-long'],
    ],
  },
  article: {
    field: { kind: 'article', max: 9, section: '' },
    stored: [['# a', '# a']],
    faults: [[7, 'text']],
  },
  measure: {
    field: { kind: 'measure', max: 9, section: '' },
    stored: [
      [7, '7'],
      ['7 sq ft', '7 sq ft'],
    ],
    faults: [[true, 'text-or-number']],
  },
  remark: {
    field: { kind: 'remark', max: 9, section: '' },
    stored: [
      [true, 'Yes'],
      ['For lifts', 'For lifts'],
    ],
    faults: [[7, 'text-or-flag']],
  },
  map: {
    field: { kind: 'map', max: 99, section: '' },
    stored: [['https://maps.app.goo.gl/a', 'https://maps.app.goo.gl/a']],
    faults: [['https://maps.example/a', 'map']],
  },
  picture: {
    field: { kind: 'picture', max: 99, section: '' },
    stored: [['https://a.example/1.jpg', 'https://a.example/1.jpg']],
    faults: [['1.jpg', 'picture']],
  },
  choice: {
    field: { kind: 'choice', options, default: 'A', section: '' },
    stored: [['B', 'B']],
    faults: [
      ['C', 'choice'],
      ['', 'choice'],
    ],
  },
  day: {
    field: { kind: 'day', section: '' },
    stored: [['20-11-2026', '2026-11-20']],
    faults: [['today', 'day']],
  },
  flag: {
    field: { kind: 'flag', default: '', mayBeUnstated: true, section: '' },
    stored: [
      [true, true],
      [false, false],
      ['', ''],
    ],
    faults: [['Yes', 'flag']],
  },
  list: {
    field: { kind: 'list', max: 2, columns: row, section: '' },
    stored: [[[{ a: ' a ' }, {}], [{ a: 'a' }]]],
    faults: [
      ['a', 'fields'],
      [[{ a: 'abcd' }], 'too-long'],
    ],
  },
  pictures: {
    field: { kind: 'pictures', max: 1, section: '' },
    stored: [[['https://a.example/1.jpg'], ['https://a.example/1.jpg']]],
    faults: [
      [['1.jpg'], 'picture'],
      [['a', 'b'], 'too-many'],
    ],
  },
  several: {
    field: { kind: 'several', options, section: '' },
    stored: [[['B', 'A', 'B'], options]],
    faults: [
      ['A', 'choices'],
      [['C'], 'choice'],
    ],
  },
};

describe.each(Object.values(kinds))(
  'a field of the kind $field.kind',
  ({ field, stored, faults }) => {
    it('stores what it is given, and reads it back', () => {
      for (const [given, value] of stored) {
        expect(parseValue(field, given, {})).toEqual({ value, faults: [] });
        expect(readStoredValue(field, value)).toEqual(value);
      }
    });

    it('names the fault of what it cannot store', () => {
      for (const [given, code] of faults)
        expect(parseValue(field, given, {}).faults.map(({ fault }) => fault.code)).toEqual([code]);
    });

    it('has the blank value of a record that does not know it yet', () => {
      const blank = blankValue(field);
      expect(readStoredValue(field, undefined)).toEqual(blank);
      expect(parseValue(field, blank, {})).toEqual({ value: blank, faults: [] });
    });
  },
);

it('the server names every fault of a list at its place, the form one for each control', () => {
  const { offices } = companyFields;
  const rows = [{ city: 'Adyar', email: 'x'.repeat(300) }, { map: 'https://a.example' }];
  const { patch } = recordSchemas({ offices }, companyFormats);
  const faults = ['offices.0.email: too-long 254', 'offices.1.map: map'];
  expect(listFaults(patch, { offices: rows })).toEqual(faults);
  const found = checkForm({ offices }, { offices: rows }, '2026-01-20', companyFormats);
  expect(found.map(({ field }) => field)).toEqual(['offices.0.email', 'offices.1.map']);
  const many = Array.from({ length: 13 }, () => ({ city: 7 }));
  expect(listFaults(patch, { offices: many })).toEqual(['offices: too-many 12']);
  expect(listFaults(patch, { offices: ['Adyar'] })).toEqual(['offices.0: fields']);
});

it.each([
  ['2026-01-19', []],
  ['2026-01-20', []],
  ['', []],
  ['2026-01-21', ['checkedOn']],
])('a home checked on "%s" is wrong on 20-01-2026 in %j', (checkedOn, wrong) => {
  const fields: Fields = { checkedOn: propertyFields.checkedOn, name: propertyFields.name };
  const values = { checkedOn, name: '2026-01-21' };
  expect(futureDays(fields, values, '2026-01-20')).toEqual(wrong);
  expect(checkForm(fields, values, '2026-01-20')).toEqual(
    wrong.map((field) => ({ field, fault: { code: 'future-day' } })),
  );
});

it.each([
  [{ kind: 'text', max: 9, isRequired: true }, true],
  [{ kind: 'text', max: 9 }, false],
  [{ kind: 'text', max: 9, isRequired: undefined }, false],
])('a field %j is required: %s', (field, required) => {
  expect(isRequired(field)).toBe(required);
});
