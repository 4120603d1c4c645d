import { describe, expect, it } from 'vitest';
import { fieldError } from '../../src/content/forms/field-errors';
import { propertyForm } from '../../src/content/forms/property';
import { blogFields } from '../../src/domain/blog/fields';
import { blankValues, type Fields, futureDays, summaryNames } from '../../src/domain/field';
import { checkForm } from '../../src/domain/form';
import { fieldColumns } from '../../src/domain/import/columns';
import { readValue } from '../../src/domain/import/value';
import { propertyFields } from '../../src/domain/property/fields';
import { storedRecord } from '../../src/domain/record';
import { recordSchemas } from '../../src/domain/schema';
import { errorsOf, fieldsOf, labelOf, specs, valuesOf } from '../../src/islands/admin/form/spec';
import { faultsOf } from '../support/faults';
import { blankInput } from '../support/property';

describe('a field that is added to the table', () => {
  const fields = {
    ...propertyFields,
    deposit: {
      ...{ kind: 'measure', max: 20, isRequired: true, inSummary: true, section: 'rent' },
      column: { title: 'Deposit' },
    },
    roof: {
      ...{ kind: 'choice', options: ['Flat', 'Tiled'], default: 'Flat', formerName: 'rooof' },
      ...{ section: 'home', column: { title: 'Roof' } },
    },
  } as const satisfies Fields;
  const { input, patch } = recordSchemas(fields);
  const whole = { ...blankInput(), roof: 'Flat', deposit: '60000' };

  it('is checked, and has its default', () => {
    expect(input.parse({ ...whole, roof: undefined, deposit: 60_000 })).toEqual(whole);
    expect(faultsOf(input, { ...whole, deposit: '' })).toEqual(['deposit: required']);
    expect(faultsOf(input, { ...whole, roof: 'Thatched' })).toEqual(['roof: choice Flat,Tiled']);
    expect(patch.parse({ deposit: ' 5 ', rooof: 'Tiled' })).toEqual({
      deposit: '5',
      roof: 'Tiled',
    });
  });

  it('is read from records written before and after it was added', () => {
    expect(storedRecord(fields, { _id: 'a' })).toMatchObject({ deposit: '', roof: 'Flat' });
    const stored = { _id: 'a', deposit: 60_000, rooof: 'Tiled' };
    expect(storedRecord(fields, stored)).toMatchObject({ deposit: '60000', roof: 'Tiled' });
  });

  it('is in the summary where its row says so', () => {
    expect(summaryNames(fields)).toEqual([...summaryNames(propertyFields), 'deposit']);
  });

  it('is in the form', () => {
    const words = {
      ...propertyForm.fields,
      deposit: { label: 'Deposit' },
      roof: { label: 'Roof' },
    };
    const spec = {
      ...specs.property,
      fields,
      words: { sections: propertyForm.sections, fields: words },
    };
    expect(labelOf(spec, 'deposit')).toBe('Deposit');
    expect(fieldsOf(spec, 'rent').at(-1)).toEqual(['deposit', fields.deposit]);
    expect(valuesOf(spec, null)).toMatchObject({ deposit: '', roof: 'Flat' });
    expect(errorsOf(spec, { ...whole, deposit: '1'.repeat(21) }, '2026-01-20')).toEqual([
      { field: 'deposit', message: fieldError({ code: 'too-long', max: 20 }, 'deposit') },
    ]);
  });

  it('has a column', () => {
    const [deposit, roof] = fieldColumns(fields).slice(-2);
    expect(deposit).toMatchObject({ key: 'deposit', title: 'Deposit', isRequired: true });
    expect(roof && readValue(roof, 'TILED')).toEqual({ value: 'Tiled' });
    expect(roof && readValue(roof, 'CLEAR')).toEqual({ value: 'Flat' });
  });
});

describe.each([
  ['property', propertyFields],
  ['blog post', blogFields],
])('the form of a %s', (_kind, table) => {
  const fields: Fields = table;
  const { input } = recordSchemas(fields);
  const filled: Record<string, string | boolean | string[]> = {
    ...blankValues(fields),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        'isRequired' in field ? [[name, '1']] : [],
      ),
    ),
  };
  const formFaults = (values: typeof filled) =>
    checkForm(fields, values, '2026-01-20').map(
      ({ field, fault }) => `${field}: ${Object.values(fault).join(' ')}`,
    );

  it('finds the same faults as the server in a blank form and in a complete one', () => {
    const blank = blankValues(fields);
    expect(formFaults(blank)).toEqual(faultsOf(input, blank));
    expect(formFaults(filled)).toEqual([]);
    expect(faultsOf(input, filled)).toEqual([]);
  });

  const texts = Object.keys(fields).filter(
    (name) => typeof filled[name] === 'string' && fields[name]?.kind !== 'choice',
  );
  it.each(texts)('finds the same faults as the server in %s', (name) => {
    for (const value of ['   ', 'x'.repeat(20_000), '<b>👋</b>', 'javascript:alert(1)']) {
      const values = { ...filled, [name]: value };
      expect(formFaults(values)).toEqual(faultsOf(input, values).slice(0, 1));
    }
  });
});

it.each([
  ['2026-01-19', []],
  ['2026-01-20', []],
  ['', []],
  ['2026-01-21', ['confirmedAt']],
])('a home confirmed on "%s" is wrong on 20-01-2026 in %j', (confirmedAt, wrong) => {
  const fields: Fields = { confirmedAt: propertyFields.confirmedAt, name: propertyFields.name };
  const values = { confirmedAt, name: '2026-01-21' };
  expect(futureDays(fields, values, '2026-01-20')).toEqual(wrong);
  expect(checkForm(fields, values, '2026-01-20')).toEqual(
    wrong.map((field) => ({ field, fault: { code: 'future-day' } })),
  );
});

it('the server accepts as many pictures as the table allows', () => {
  const { input } = recordSchemas({ images: propertyFields.images });
  const images = (count: number) => Array.from({ length: count }, () => '/api/image/a');
  expect(faultsOf(input, { images: images(40) })).toEqual([]);
  expect(faultsOf(input, { images: images(41) })).toEqual(['images: too-many 40']);
});
