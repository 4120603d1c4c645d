import { describe, expect, it } from 'vitest';
import { blankValues } from '../../../src/domain/field';
import { privateFields } from '../../../src/domain/property/private-fields';
import { propertyInput, propertyPatch } from '../../../src/domain/property/schema';
import { listFaults } from '../../support/faults';
import { requiredFields as required } from '../../support/property';

const problems = (value: unknown) => listFaults(propertyInput, value);
const patchProblems = (value: unknown) => listFaults(propertyPatch, value);

it('the required fields are enough; the rest gets the specified defaults', () => {
  const flags = {
    featured: false,
    shown: true,
    gatedSecurity: false,
    lift: false,
    water: false,
    veg: false,
  };
  const rooms = { facing: '', balcony: '', totalFloors: '', areaType: '', vParking: '', power: '' };
  const costs = { maintenance: '', advance: '', otherCharges: '', brokerage: '', noticeMonths: '' };
  const choices = { fStatus: 'Not Furnished', category: 'Apartment', parking: 'None' };
  expect(propertyInput.parse(required)).toEqual({
    ...required,
    ...flags,
    ...rooms,
    ...costs,
    ...choices,
    status: 'Available',
    availableFrom: '',
    checkedOn: '',
    letTo: [],
    waterSource: [],
    ...{ waterTaste: [], waterNote: '', flood: '', floodNote: '', backupFor: [] },
    pets: false,
    fireSafety: true,
    propertyDes: '',
    features: '',
    googleLocation: '',
    nearby: '',
    images: [],
    ...blankValues(privateFields),
  });
});

it('a flag and a choice may be not stated, where the table says so', () => {
  const choices = { parking: '', areaType: '', category: '', fStatus: '' };
  const unstated = { lift: '', fireSafety: '', ...choices };
  expect(propertyInput.parse({ ...required, ...unstated })).toMatchObject(unstated);
  expect(propertyPatch.parse(unstated)).toEqual(unstated);
  expect(patchProblems({ featured: '' })).toEqual(['featured: flag']);
  expect(patchProblems({ status: '' })).toEqual(['status: choice Available,Occupied']);
});

it('options are kept in the order of their table, each once; a day without spaces', () => {
  const given = { letTo: ['company', 'women', 'company'], checkedOn: ' 2026-11-20 ' };
  const expected = { letTo: ['women', 'company'], checkedOn: '2026-11-20' };
  expect(propertyInput.parse({ ...required, ...given })).toMatchObject(expected);
  expect(propertyPatch.parse(given)).toEqual(expected);
  expect(propertyPatch.parse({ letTo: [], checkedOn: '' })).toEqual({ letTo: [], checkedOn: '' });
});

it('a text of one line has no line break, and none has half a character', () => {
  const given = { name: ' Sunrise\r\nFlats\t4 \ud83c', address: '4 Beach Road\r\nAdyar\udfe0' };
  const expected = { name: 'Sunrise Flats 4', address: '4 Beach Road\nAdyar' };
  expect(propertyPatch.parse(given)).toEqual(expected);
});

it.each(Object.keys(required))(
  'the required field %s is neither missing, blank nor null',
  (field) => {
    for (const value of [undefined, '', '   ', null])
      expect(problems({ ...required, [field]: value })).toEqual([`${field}: required`]);
  },
);

it('a required field may be absent from an update, but not blank', () => {
  expect(propertyPatch.parse({})).toEqual({});
  expect(patchProblems({ name: ' ' })).toEqual(['name: required']);
});

describe('a wrong type or value is named with its field', () => {
  it.each([
    ['name', 'x'.repeat(201), 'too-long 200'],
    ['propertyDes', { text: 'x' }, 'text'],
    ['lift', 'yes', 'flag'],
    ['status', 'Sold', 'choice Available,Occupied'],
    ['category', null, 'choice Apartment,Independent House/Villa,Gated Community Villa'],
    ['images', 'https://a.example/1.jpg', 'pictures'],
    ['images', Array.from({ length: 41 }, () => '/assets/a.jpg'), 'too-many 40'],
    ['googleLocation', 'https://maps.evil.example/', 'map'],
    ['vParking', 3, 'text-or-flag'],
    ['letTo', 'family', 'choices'],
    ['checkedOn', '2026-02-30', 'day'],
  ])('%s = %j', (field, value, message) => {
    expect(problems({ ...required, [field]: value })).toEqual([`${field}: ${message}`]);
    expect(patchProblems({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it('an option that the field does not have is named with its place', () => {
    const fault = 'choice family,women,men,company';
    expect(problems({ ...required, letTo: ['family', 'Hindu'] })).toEqual([`letTo.1: ${fault}`]);
  });

  it.each([null, [], 'home', 7, undefined])('%j is not a property', (value) => {
    expect(problems(value)).toEqual([': fields']);
  });
});

describe('pictures', () => {
  it('oddity: a failed upload (null) is rejected, never saved', () => {
    expect(problems({ ...required, images: [null] })).toEqual(['images.0: text']);
  });

  it('our own, https and YouTube links are kept in order, trimmed', () => {
    const images = [
      '/api/image/0a1b2c3d4e5f0a1b2c3d4e5f',
      ' https://a.example/1.jpg ',
      'https://youtu.be/dQw4w9WgXcQ',
    ];
    expect(propertyInput.parse({ ...required, images }).images).toEqual(
      images.map((image) => image.trim()),
    );
  });

  it('what would end an address in a style sheet is stored as its number', () => {
    const images = ["https://a.example/Raja's%20hall%20(1).jpg"];
    const stored = ['https://a.example/Raja%27s%20hall%20%281%29.jpg'];
    expect(propertyInput.parse({ ...required, images }).images).toEqual(stored);
  });
});

it('numbers are taken where the record holds text', () => {
  const numbers = { floor: 2, propertySize: 1200, price: 25_000, bedrooms: 2, balcony: 0 };
  const texts = { floor: '2', propertySize: '1200', price: '25000', bedrooms: '2', balcony: '0' };
  expect(propertyInput.parse({ ...required, ...numbers })).toMatchObject(texts);
});

it('vParking and power are taken as true or false', () => {
  expect(propertyInput.parse({ ...required, vParking: true, power: false })).toMatchObject({
    vParking: 'Yes',
    power: 'No',
  });
});

it.each([
  [{ catagory: 'Gated Community Villa' }, 'Gated Community Villa'],
  [{ catagory: 'Gated Community Villa', category: 'Apartment' }, 'Apartment'],
])("oddity: both spellings are read, 'category' is written: %j", (fields, category) => {
  const read = [propertyInput.parse({ ...required, ...fields }), propertyPatch.parse(fields)];
  for (const parsed of read) {
    expect(parsed.category).toBe(category);
    expect(parsed).not.toHaveProperty('catagory');
  }
});

it.each([
  ['{"colour":"blue"}', 'colour'],
  ['{"_id":"x","version":"v9","createdAt":"now"}', '_id'],
  ['{"__proto__":{"polluted":true}}', 'polluted'],
])('unknown fields are dropped: %s', (json, field) => {
  const sent = JSON.parse(json) as Record<string, unknown>;
  for (const parsed of [propertyPatch.parse(sent), propertyInput.parse({ ...sent, ...required })])
    expect(parsed).not.toHaveProperty(field);
  expect({}).not.toHaveProperty('polluted');
});

it('an update keeps exactly the fields that were sent', () => {
  expect(propertyPatch.parse({ price: ' 30k ', lift: true })).toEqual({ price: '30k', lift: true });
});
