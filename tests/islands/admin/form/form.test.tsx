import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import BlogForm from '../../../../src/islands/admin/form/BlogForm';
import PropertyForm, { propertySpec } from '../../../../src/islands/admin/form/PropertyForm';
import { fieldNames } from '../../../../src/islands/admin/form/spec';

const blank = renderToStaticMarkup(<PropertyForm record={null} />);
const blog = renderToStaticMarkup(<BlogForm record={null} />);

function tag(id: string): string {
  return (
    new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>|<[a-z]+ id="${id}"[^>]*>`).exec(blank)?.[0] ?? ''
  );
}

it('the form of a property has each field under the id that other pages link to', () => {
  expect(fieldNames(propertySpec).filter((field) => tag(`field-${field}`) === '')).toEqual([]);
});

it('the form of a property marks as required what the specification does, and nothing else', () => {
  const required = fieldNames(propertySpec).filter((field) =>
    tag(`field-${field}`).includes('required'),
  );
  expect(required.sort()).toEqual(
    ['name', 'floor', 'propertySize', 'price', 'address', 'bedrooms', 'bathrooms'].sort(),
  );
});

it('the form of a property submits nothing before its code has loaded, and has no history before it is saved', () => {
  expect(blank).toMatch(/<form[^>]* method="dialog"/);
  expect(blank).not.toContain('history-title');
});

it('the form of a blog post requires nothing, takes no videos and explains bold words', () => {
  expect(blog).not.toMatch(/required|YouTube/);
  expect(blog).toContain('**like this**');
  expect(blog).toMatch(/<option value="Business" selected="">Business<\/option>/);
});
