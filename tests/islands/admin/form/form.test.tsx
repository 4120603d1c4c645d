import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storedProperty } from '../../../../src/domain/property/record';
import RecordForm from '../../../../src/islands/admin/form/RecordForm';
import { fieldNames, specs } from '../../../../src/islands/admin/form/spec';

const blank = renderToStaticMarkup(<RecordForm kind="property" record={null} />);

function tag(html: string, id: string): string {
  return new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>|<[a-z]+ id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
}

describe('the form of a property', () => {
  it.each(fieldNames(specs.property))(
    'has the field %s under the id that other pages link to',
    (field) => {
      expect(tag(blank, `field-${field}`)).not.toBe('');
    },
  );

  it('marks as required what the specification does, and nothing else', () => {
    const required = fieldNames(specs.property).filter((field) =>
      tag(blank, `field-${field}`).includes('required'),
    );
    expect(required.sort()).toEqual(
      ['name', 'floor', 'propertySize', 'price', 'address', 'bedrooms', 'bathrooms'].sort(),
    );
  });

  it('submits nothing before its code has loaded', () => {
    expect(blank).toMatch(/<form[^>]* method="dialog"/);
  });

  it('has no history before it is saved', () => {
    expect(blank).not.toContain('history-title');
  });

  it('row 23: shows script and markup as text', () => {
    const name = '"><script>alert(1)</script>';
    const property = storedProperty({
      _id: 'a',
      name,
      propertyDes: '</textarea><img onerror=x>',
    });
    const html = renderToStaticMarkup(<RecordForm kind="property" record={property} />);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('</textarea><img');
    expect(html).toContain('history-title');
  });

  it('accepts videos, the form of a blog post does not', () => {
    expect(blank).toContain('YouTube');
    expect(renderToStaticMarkup(<RecordForm kind="blog" record={null} />)).not.toContain('YouTube');
  });
});

it('the form of a blog post requires nothing and explains bold words', () => {
  const html = renderToStaticMarkup(<RecordForm kind="blog" record={null} />);
  expect(html).not.toContain('required');
  expect(html).toContain('**like this**');
  expect(html).toMatch(/<option value="Business" selected="">Business<\/option>/);
});
