import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { companyForm } from '../../../../src/content/forms/company';
import { services, serviceTitles } from '../../../../src/content/pages/services';
import {
  companyFields,
  type CompanyFormPage,
  companyFormPages,
} from '../../../../src/domain/company/fields';
import { companyId, storedCompany } from '../../../../src/domain/company/record';
import { blankValues } from '../../../../src/domain/field';
import { rowsIn } from '../../../../src/domain/form';
import CompanyForm, { makeCompanySpec } from '../../../../src/islands/admin/form/CompanyForm';
import { Editor } from '../../../../src/islands/admin/form/editor';
import { fieldNames, readValues } from '../../../../src/islands/admin/form/spec';

const pages = Object.keys(companyFormPages) as CompanyFormPage[];

it('each field of the company is on one page of its form, and each list has words for its columns', () => {
  const names = pages.flatMap((page) => fieldNames(makeCompanySpec(page)));
  expect(names.sort()).toEqual(Object.keys(companyFields).sort());
  for (const [name, field] of Object.entries(companyFields)) {
    if (field.kind !== 'list') continue;
    const words = companyForm.fields[name as keyof typeof companyFields];
    expect(Object.keys(('columns' in words && words.columns) || {})).toEqual(
      Object.keys(field.columns),
    );
  }
});

it.each(pages)('the page "%s" sends its own fields only, and keeps drafts of its own', (page) => {
  const spec = makeCompanySpec(page);
  const editor = new Editor(spec, null);
  expect(Object.keys(editor.read()).sort()).toEqual(fieldNames(spec).sort());
  expect(editor.isNew).toBe(true);
});

it('the form of the services has all nine with the words that visitors read, to be moved and not removed', () => {
  const rows = rowsIn(readValues(makeCompanySpec('services'), null).services);
  expect(rows.map(({ id }) => id)).toEqual(services.map(({ id }) => String(id)));
  expect(rows.map(({ text }) => text)).toEqual(services.map(({ description }) => description));
  const html = renderToStaticMarkup(<CompanyForm page="services" record={null} lowerings={[]} />);
  for (const title of Object.values(serviceTitles))
    expect(html).toContain(`<strong>${title}</strong>`);
  expect(html.match(/data-action="down"/g)).toHaveLength(9);
  expect(html).not.toContain('Remove');
});

it('a saved order and text of services come first, what is not written is as given', () => {
  const own = { id: '9', shown: 'Hidden', line: 'Our line', text: '', picture: '', price: '₹900' };
  const record = { services: [own] };
  const rows = rowsIn(readValues(makeCompanySpec('services'), record).services);
  expect(rows.map(({ id }) => id)).toEqual(['9', '1', '2', '3', '4', '5', '6', '7', '8']);
  const ninth = services.find(({ id }) => id === 9);
  expect(rows[0]).toEqual({ ...own, text: ninth?.description });
});

it.each([
  ['12', /From 12-01-2026, enquiries older than 12 months are erased for good: 1 enquiry of those/],
  ['24', /<p role="status"><\/p>/],
  ['36', /<p role="status"><\/p>/],
] as const)('row 64: %s months chosen where 24 are in force', (enquiryRetentionMonths, said) => {
  const at = '2026-01-05T04:00:00.000Z';
  const from = '2026-01-12T04:00:00.000Z';
  const record = storedCompany({
    ...blankValues(companyFields),
    _id: companyId,
    date: at,
    createdAt: at,
    updatedAt: at,
    version: 'v',
    enquiryRetentionMonths,
  });
  const lowerings = [{ months: 12, from, count: 1, isSaved: false }];
  const html = renderToStaticMarkup(
    <CompanyForm page="facts" record={record} lowerings={lowerings} />,
  );
  expect(html).toMatch(said);
  for (const months of [6, 12, 24, 36]) expect(html).toContain(`>${months} months</option>`);
});
