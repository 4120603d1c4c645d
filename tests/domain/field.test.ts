import { describe, expect, it } from 'vitest';
import { blogFields } from '../../src/domain/blog/fields';
import { companyFields } from '../../src/domain/company/fields';
import { makeCompanyFormats } from '../../src/domain/company/formats';
import { blankValues } from '../../src/domain/field/kinds';
import { type Fields, futureDays } from '../../src/domain/field/table';
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
