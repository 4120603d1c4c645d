import { describe, expect, it } from 'vitest';
import {
  makeDetailGroups,
  makeSupplyRows,
  openQuestions,
} from '../../../src/components/property/rows';
import type { Property } from '../../../src/domain/property/schema';
import { blankRecord } from '../../support/property';

const property = blankRecord({ floor: '2nd', propertySize: '12000', bathrooms: '3', lift: true });
const today = '2026-11-22';
const makeGroups = (fields: Partial<Property> = {}) =>
  makeDetailGroups({ ...property, ...fields }, today);
const makeRows = (fields: Partial<Property> = {}) =>
  makeGroups(fields).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value]));

it('the details card has the rows of the specification, in its order and spelling', () => {
  expect(makeRows()).toEqual([
    ['Property Type', 'Apartment'],
    ['Floor', '2nd'],
    ['No. of Rooms', '2'],
    ['No. of Bathrooms', '3'],
    ['Furnishing status', 'Not Furnished'],
    ['Veg', 'No'],
    ['Water Supply', 'No'],
    ['Parking Facility', 'None'],
    ['Lift', 'Yes'],
    ['Gated Security', 'No'],
    ['Fire Safity', 'Yes'],
    ['Pets', 'No'],
    ['Size', '12,000 sqft'],
  ]);
});

it('the details card asks for what is not stated, and denies nothing', () => {
  const flags = {
    veg: '',
    water: '',
    lift: '',
    gatedSecurity: '',
    fireSafety: '',
    pets: '',
  } as const;
  const choices = { parking: '', category: '', fStatus: '' } as const;
  const values = makeRows({ ...flags, ...choices }).map(([, value]) => value);
  expect(values[0]).toBe('Ask us');
  expect(values.slice(4, 12)).toEqual(Array.from({ length: 8 }, () => 'Ask us'));
});

it("oddity: 'Fire Safity' always Yes: a field, default Yes", () => {
  expect(makeRows({ fireSafety: false })).toContainEqual(['Fire Safity', 'No']);
});

it('the details card adds facing, balcony and visitor parking when they are filled in', () => {
  expect(makeRows({ facing: 'East', balcony: '1', vParking: 'Yes' }).slice(12)).toEqual([
    ['Facing', 'East'],
    ['Balcony', '1'],
    ['Size', '12,000 sqft'],
    ['Visitor Parking', 'Yes'],
  ]);
});

it('the rows stand in groups of a kind, without one that would be empty', () => {
  const shown = makeGroups().map(({ title, rows }) => [title, rows[0]?.label, rows.length]);
  expect(shown).toEqual([
    ['The home', 'Property Type', 5],
    ['Amenities and rules', 'Veg', 7],
    ['Size and building', 'Size', 1],
  ]);
});

describe('the terms of letting', () => {
  it('follow the rows of the specification, each only where it is stated', () => {
    expect(
      makeRows({
        areaType: 'carpet',
        totalFloors: '5',
        availableFrom: '1 Dec 2026',
        letTo: ['family', 'company'],
        noticeMonths: '2',
      }).slice(12),
    ).toEqual([
      ['Size', '12,000 sqft, carpet area'],
      ['Floors Of The Building', '5'],
      ['Available From', '01-12-2026'],
      ['Preferred Tenants', 'Family, Company'],
      ['Notice Period', '2 months'],
    ]);
  });

  it.each<[Partial<Property>, string | undefined]>([
    [{ availableFrom: '22-11-2026' }, 'Now'],
    [{ availableFrom: ' After Pongal ' }, 'After Pongal'],
    [{ availableFrom: 'Now', status: 'Occupied' }, undefined],
    [{ availableFrom: '01-02-2027', status: 'Occupied' }, '01-02-2027'],
  ])('%j is free: %s', (fields, value) => {
    expect(
      new Map(makeRows(fields).map(([label, text]) => [label, text])).get('Available From'),
    ).toBe(value);
  });

  it.each([
    ['1', '1 month'],
    ['3', '3 months'],
    ['As agreed', 'As agreed'],
  ])('a notice of %j is %s', (noticeMonths, value) => {
    expect(makeRows({ noticeMonths }).at(-1)).toEqual(['Notice Period', value]);
  });

  it('do not say again how many floors there are', () => {
    const labels = (floor: string) => makeRows({ floor, totalFloors: '5' }).map(([label]) => label);
    expect(labels('3')).toContain('Floors Of The Building');
    expect(labels('3rd of 5')).not.toContain('Floors Of The Building');
    expect(labels('3/5')).not.toContain('Floors Of The Building');
  });

  it('that are not stated are asked for, never denied', () => {
    expect(openQuestions(property)).toEqual([
      'when it is available',
      'preferred tenants',
      'notice period',
      'water source',
      'sweet or salt water',
      'past floods',
      'power backup',
      'type of area',
    ]);
    expect(
      openQuestions({
        ...property,
        availableFrom: 'Now',
        letTo: ['men'],
        noticeMonths: '1',
        waterSource: ['tanker'],
        waterTaste: ['salt'],
        flood: 'flooded',
        backupFor: ['lift backup'],
        areaType: 'carpet',
      }),
    ).toEqual([]);
    // What the office wrote in its own words is an answer too.
    const written = { ...property, floodNote: 'December 2023: one day', power: 'No' };
    expect(openQuestions(written)).not.toContain('past floods');
    expect(openQuestions(written)).not.toContain('power backup');
  });
});

describe('the rows about floods, water and power', () => {
  const silent = { waterSource: [], power: '' };
  const makeSupply = (fields: Partial<Property>) =>
    makeSupplyRows({ ...property, ...silent, ...fields }).map(({ label, value }) => [label, value]);

  it('are none where nothing is stated', () => {
    expect(makeSupply({})).toEqual([]);
  });

  it('say each fact with what was written of it', () => {
    expect(
      makeSupply({
        flood: 'home dry',
        floodNote: 'December 2023: two days',
        waterSource: ['borewell', 'tanker'],
        waterNote: 'Tanker twice a month',
        waterTaste: ['salt'],
        power: 'Yes, generator',
        backupFor: ['lights backup', 'lift backup'],
      }),
    ).toEqual([
      ['In past floods', 'Home stayed dry. December 2023: two days'],
      ['Water source', 'Borewell, Tanker. Tanker twice a month'],
      ['Sweet or salt', 'Salt water'],
      ['Power Backup', 'Yes, generator'],
      ['Power backup for', 'Lights and fans, Lift'],
    ]);
  });

  it('say what was written where nothing was chosen', () => {
    expect(makeSupply({ floodNote: 'Dry in 2023' })).toEqual([['In past floods', 'Dry in 2023']]);
  });
});
