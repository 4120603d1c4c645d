import { describe, expect, it } from 'vitest';
import { propertyInput, propertyPatch } from '../../../src/domain/property/schema';

const required = {
  name: 'Corner flat',
  floor: '2',
  propertySize: '1200',
  price: '25,000',
  address: 'Anna Nagar, Chennai',
  bedrooms: '2',
  bathrooms: '2',
};

function problems(
  value: unknown,
  schema: typeof propertyInput | typeof propertyPatch = propertyInput,
) {
  const result = schema.safeParse(value);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('the required fields are enough; the rest gets the specified defaults', () => {
  expect(propertyInput.parse(required)).toEqual({
    ...required,
    featured: false,
    facing: '',
    propertyDes: '',
    images: [],
    status: 'Available',
    balcony: '',
    fStatus: 'Not Furnished',
    category: 'Apartment',
    gatedSecurity: false,
    lift: false,
    water: false,
    veg: false,
    pets: false,
    parking: 'None',
    features: '',
    googleLocation: '',
    vParking: '',
    power: '',
    fireSafety: true,
  });
});

it("oddity: 'Fire Safity' is a field that is Yes unless somebody says no", () => {
  expect(propertyInput.parse(required).fireSafety).toBe(true);
  expect(propertyInput.parse({ ...required, fireSafety: false }).fireSafety).toBe(false);
});

it('two homes made from the defaults do not share their list of pictures', () => {
  expect(propertyInput.parse(required).images).not.toBe(propertyInput.parse(required).images);
});

describe('a required field', () => {
  const messages = {
    name: 'Enter a name.',
    floor: 'Enter the floor.',
    propertySize: 'Enter the size in sqft.',
    price: 'Enter the rent.',
    address: 'Enter the address.',
    bedrooms: 'Enter the number of bedrooms.',
    bathrooms: 'Enter the number of bathrooms.',
  };
  it.each(Object.entries(messages))('%s missing, blank or null: %s', (field, message) => {
    for (const value of [undefined, '', '   ', null]) {
      expect(problems({ ...required, [field]: value })).toEqual([`${field}: ${message}`]);
    }
  });

  it('may be absent from an update, but not blank', () => {
    expect(propertyPatch.parse({})).toEqual({});
    expect(problems({ name: ' ' }, propertyPatch)).toEqual(['name: Enter a name.']);
  });
});

describe('a wrong type or value is named with its field', () => {
  it.each([
    ['name', 7, 'Enter a name.'],
    ['name', 'x'.repeat(201), 'Shorten this to at most 200 characters.'],
    ['price', ['25000'], 'Enter the rent.'],
    ['propertyDes', { text: 'x' }, 'Give text here.'],
    ['propertyDes', 'x'.repeat(10_001), 'Shorten this to at most 10000 characters.'],
    ['lift', 'yes', 'Give true or false.'],
    ['featured', 1, 'Give true or false.'],
    ['status', 'Sold', 'Choose one of: Available, Occupied.'],
    ['parking', 'all', 'Choose one of: None, 2 Wheeler, 4 Wheeler.'],
    ['category', null, 'Choose one of: Apartment, Independent House/Villa, Gated Community Villa.'],
    ['fStatus', '', 'Choose one of: Not Furnished, Semi Furnished, Fully Furnished.'],
    ['balcony', {}, 'Give text or a number.'],
    ['images', 'https://a.example/1.jpg', 'Give a list of picture addresses.'],
    ['images', Array.from({ length: 41 }, () => '/a.jpg'), 'Keep at most 40 pictures.'],
    [
      'googleLocation',
      'https://maps.evil.example/',
      'Give a Google Maps link that begins with https://.',
    ],
    ['vParking', 3, 'Give text, or true or false.'],
  ])('%s = %j', (field, value, message) => {
    expect(problems({ ...required, [field]: value })).toEqual([`${field}: ${message}`]);
    expect(problems({ [field]: value }, propertyPatch)).toEqual([`${field}: ${message}`]);
  });

  it('every wrong field is named at once', () => {
    const wrong = { ...required, name: '', lift: 'no', pets: 2 };
    expect(problems(wrong).map((problem) => problem.split(':')[0])).toEqual([
      'name',
      'lift',
      'pets',
    ]);
  });

  it.each([null, [], 'home', 7, undefined])('%j is no home', (value) => {
    expect(problems(value)).toEqual([': Give the fields of a home as an object.']);
  });
});

describe('pictures', () => {
  const message = 'Give a picture address that begins with https:// or upload the picture.';
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://a.example/1.jpg',
    '//a.example/1.jpg',
    '',
  ])('"%s" is refused', (image) => {
    expect(problems({ ...required, images: ['/ok.jpg', image] })).toEqual([`images.1: ${message}`]);
  });

  it('oddity: a failed upload (null) is refused, never saved', () => {
    expect(problems({ ...required, images: [null] })).toEqual(['images.0: Give text here.']);
  });

  it('our own, https and YouTube links are kept in order, trimmed', () => {
    const images = ['/api/image/abc', ' https://a.example/1.jpg ', 'https://youtu.be/dQw4w9WgXcQ'];
    expect(propertyInput.parse({ ...required, images }).images).toEqual(
      images.map((image) => image.trim()),
    );
  });
});

describe('older clients', () => {
  it('may send numbers where the record holds text', () => {
    const numbers = {
      floor: 2,
      propertySize: 1200,
      price: 25_000,
      bedrooms: 2,
      bathrooms: 2,
      balcony: 0,
    };
    expect(propertyInput.parse({ ...required, ...numbers })).toMatchObject({
      floor: '2',
      propertySize: '1200',
      price: '25000',
      bedrooms: '2',
      bathrooms: '2',
      balcony: '0',
    });
  });

  it('may send vParking and power as true or false', () => {
    expect(propertyInput.parse({ ...required, vParking: true, power: false })).toMatchObject({
      vParking: 'Yes',
      power: 'No',
    });
  });

  it.each([
    [{ catagory: 'Gated Community Villa' }, 'Gated Community Villa'],
    [{ catagory: 'Gated Community Villa', category: 'Apartment' }, 'Apartment'],
  ])("oddity: both spellings are read, 'category' is written: %j", (fields, category) => {
    for (const parsed of [
      propertyInput.parse({ ...required, ...fields }),
      propertyPatch.parse(fields),
    ]) {
      expect(parsed.category).toBe(category);
      expect(parsed).not.toHaveProperty('catagory');
    }
  });
});

describe('unknown fields are dropped', () => {
  it.each([
    ['{"colour":"blue"}', 'colour'],
    ['{"_id":"x","version":"v9","createdAt":"now"}', '_id'],
    ['{"__proto__":{"polluted":true}}', 'polluted'],
    ['{"constructor":{"prototype":{"polluted":true}}}', 'polluted'],
    ['{"catagory":"Apartment","__proto__":{"polluted":true}}', 'polluted'],
  ])('%s', (json, field) => {
    const sent = JSON.parse(json) as Record<string, unknown>;
    for (const parsed of [
      propertyPatch.parse(sent),
      propertyInput.parse({ ...sent, ...required }),
    ]) {
      expect(parsed).not.toHaveProperty(field);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

it('an update keeps exactly the fields that were sent', () => {
  expect(propertyPatch.parse({ price: ' 30k ', lift: true })).toEqual({ price: '30k', lift: true });
});

it('markup and Tamil text are text like any other', () => {
  const name = '<script>alert(1)</script> அண்ணா நகர்';
  expect(propertyInput.parse({ ...required, name }).name).toBe(name);
});
