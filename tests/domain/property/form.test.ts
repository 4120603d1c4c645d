import { describe, expect, it } from 'vitest';
import { checkHomeForm, homePictureLimit } from '../../../src/domain/property/form';
import { propertyInput } from '../../../src/domain/property/schema';
import { homeSpec } from '../../../src/islands/admin/form/home-spec';
import { fieldNames } from '../../../src/islands/admin/form/spec';

const whole = {
  ...homeSpec.blank,
  name: 'Flat',
  floor: '1',
  propertySize: '900',
  price: '25000',
  address: 'Adyar',
  bedrooms: '2',
  bathrooms: '1',
};

/** What the server says of a body, as the API answers it. */
function serverErrors(body: object): string[] {
  const result = propertyInput.safeParse(body);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).sort();
}

function browserErrors(body: Parameters<typeof checkHomeForm>[0]): string[] {
  return checkHomeForm(body)
    .map(({ field, message }) => `${field}: ${message}`)
    .sort();
}

const texts = fieldNames(homeSpec).filter((field) => typeof homeSpec.blank[field] === 'string');
const choices = ['category', 'status', 'fStatus', 'parking'];

describe('the browser says of a home what the server says', () => {
  it.each([
    ['a whole form', whole],
    ['a blank form', homeSpec.blank],
    ['spaces only', { ...whole, name: '   ' }],
    ['a map elsewhere', { ...whole, googleLocation: 'https://maps.example.com/x' }],
    ['a script as map', { ...whole, googleLocation: 'javascript:alert(1)' }],
    ['a map of Google', { ...whole, googleLocation: 'https://maps.app.goo.gl/abc' }],
    ['markup and emoji', { ...whole, name: '<b>👋</b>' }],
  ])('%s', (_, body) => {
    expect(browserErrors(body)).toEqual(serverErrors(body));
  });

  it.each(texts.filter((field) => !choices.includes(field)))('an over-long %s', (field) => {
    const body = { ...whole, [field]: 'x'.repeat(10_001) };
    expect(browserErrors(body)).toContain(
      serverErrors(body).find((error) => error.includes('most')),
    );
    expect(browserErrors(body).length).toBeGreaterThan(0);
  });

  it('the most pictures', () => {
    const images = (count: number) => Array.from({ length: count }, () => '/api/image/a');
    expect(serverErrors({ ...whole, images: images(homePictureLimit) })).toEqual([]);
    expect(serverErrors({ ...whole, images: images(homePictureLimit + 1) })).toHaveLength(1);
  });
});

it('the form holds every field of a home', () => {
  const fields = Object.keys(propertyInput.parse(whole));
  expect(fieldNames(homeSpec).sort()).toEqual(fields.sort());
});

it('the form starts with the defaults of the specification', () => {
  expect(homeSpec.blank).toMatchObject({
    status: 'Available',
    fStatus: 'Not Furnished',
    category: 'Apartment',
    parking: 'None',
    featured: false,
    gatedSecurity: false,
    lift: false,
    water: false,
    veg: false,
    pets: false,
  });
});
