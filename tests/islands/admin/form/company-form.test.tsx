import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { companyForm } from '../../../../src/content/forms/company';
import { services, serviceTitles } from '../../../../src/content/pages/services';
import {
  companyFields,
  type CompanyPage,
  companyPages,
} from '../../../../src/domain/company/fields';
import { companyId, storedCompany } from '../../../../src/domain/company/record';
import { blankValues } from '../../../../src/domain/field/kinds';
import { listRows } from '../../../../src/domain/form';
import CompanyForm, { makeCompanySpec } from '../../../../src/islands/admin/form/CompanyForm';
import { Editor } from '../../../../src/islands/admin/form/editor';
import { fieldNames, readValues } from '../../../../src/islands/admin/form/spec';

const pages = Object.keys(companyPages) as CompanyPage[];

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
  const rows = listRows(readValues(makeCompanySpec('services'), null).services);
  expect(rows.map(({ id }) => id)).toEqual(services.map(({ id }) => String(id)));
  expect(rows.map(({ text }) => text)).toEqual(services.map(({ description }) => description));
  const html = renderToStaticMarkup(<CompanyForm page="services" record={null} retention={null} />);
  for (const title of Object.values(serviceTitles))
    expect(html).toContain(`<strong>${title}</strong>`);
  expect(html.match(/data-action="down"/g)).toHaveLength(9);
  expect(html).not.toContain('Remove');
});

it('a saved order and text of services come first, what is not written is as given', () => {
  const own = { id: '9', shown: 'Hidden', line: 'Our line', text: '', picture: '', price: '₹900' };
  const record = { services: [own] };
  const rows = listRows(readValues(makeCompanySpec('services'), record).services);
  expect(rows.map(({ id }) => id)).toEqual(['9', '1', '2', '3', '4', '5', '6', '7', '8']);
  const ninth = services.find(({ id }) => id === 9);
  expect(rows[0]).toEqual({ ...own, text: ninth?.description });
});

it.each([
  ['73', /From 12-01-2026, enquiries older than 73 days are erased for good: 1 enquiry of those/],
  ['730', /<p role="status"><\/p>/],
  ['7', /<p role="status"><\/p>/],
])('row 64: %s days typed where 730 are in force', (enquiryRetentionDays, said) => {
  const retention = { days: 730, lower: null, ages: [2, 70], at: '2026-01-05T04:00:00.000Z' };
  const { at: updatedAt } = retention;
  const record = storedCompany({
    ...blankValues(companyFields),
    _id: companyId,
    date: updatedAt,
    createdAt: updatedAt,
    updatedAt,
    version: 'v',
    enquiryRetentionDays,
  });
  const html = renderToStaticMarkup(
    <CompanyForm page="facts" record={record} retention={retention} />,
  );
  expect(html).toMatch(said);
});
