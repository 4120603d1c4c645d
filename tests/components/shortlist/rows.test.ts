import { expect, it } from 'vitest';
import { comparedRows } from '../../../src/components/shortlist/rows';
import type { Property } from '../../../src/domain/property/schema';
import { blankRecord } from '../../support/property';

const today = '2026-11-22';
const home = (fields: Partial<Property> = {}): Property =>
  blankRecord({ _id: 'a', date: '2026-11-20T08:00:00.000Z', ...fields });

function findRow(label: string, ...homes: Property[]) {
  const row = comparedRows(homes, today).find((one) => one.label === label);
  if (!row) throw new Error(`There is no row ${label}.`);
  return row;
}
const shown = (label: string, fields: Partial<Property>) => {
  const [cell] = findRow(label, home(fields)).cells;
  return [cell?.text, cell?.note].filter(Boolean).join(' | ');
};

it.each<[label: string, fields: Partial<Property>, text: string]>([
  ['Rent per month', { price: '125000' }, '₹1,25,000'],
  ['Maintenance', { maintenance: '2500' }, '₹2,500'],
  ['Maintenance', { maintenance: 'Included' }, 'Included'],
  ['Monthly total', { price: '25000', maintenance: '' }, '₹25,000 | plus maintenance, if any'],
  ['Monthly total', { price: 'Negotiable', maintenance: '' }, ''],
  [
    'To be paid when you move in',
    {
      price: '25000',
      maintenance: '2500',
      advance: '3 months',
      otherCharges: 'none',
      brokerage: '',
    },
    '₹1,02,500 | plus brokerage, if any',
  ],
  ['Refundable on vacating', { price: '25000', advance: '3 months' }, '₹75,000'],
  ['Refundable on vacating', { price: 'Negotiable', advance: '3 months' }, '3 months'],
  ['Available from', { availableFrom: 'immediately' }, 'Now'],
  ['Available from', { availableFrom: 'immediately', status: 'Occupied' }, ''],
  ['Size', { propertySize: '1200', areaType: 'carpet' }, '1,200 sqft | Carpet area'],
  ['Size', { propertySize: '2 grounds', areaType: '' }, '2 grounds'],
  ['Floor', { floor: '2nd', totalFloors: '4' }, '2nd floor of 4'],
  ['Floor', { floor: '3rd of 4', totalFloors: '4' }, '3rd floor of 4'],
  ['Floor', { floor: 'Ground', totalFloors: '1' }, 'Ground floor'],
  ['Floor', { floor: '2', totalFloors: '12' }, '2 of 12'],
  ['Floor', { floor: 'Ground and first', totalFloors: '' }, 'Ground and first'],
  ['Floor', { floor: '', totalFloors: '4' }, ''],
  ['Preferred tenants', { letTo: ['family', 'company'] }, 'Family, Company'],
  ['Water from', { waterSource: ['metro', 'borewell'] }, 'Metro water, Borewell'],
  ['Sweet or salt', { waterTaste: ['sweet', 'salt'] }, 'Sweet water, Salt water'],
  ['In past floods', { flood: 'home dry', floodNote: '2023' }, 'Home stayed dry | 2023'],
  ['In past floods', { flood: '', floodNote: 'Dry in 2023' }, 'Dry in 2023'],
  [
    'Power backup',
    { power: 'Inverter', backupFor: ['lights backup'] },
    'Inverter | Lights and fans',
  ],
  ['Power backup', { power: '', backupFor: ['lift backup'] }, 'Lift'],
  ['Power backup', { power: '', backupFor: [] }, ''],
  ['Near by', { nearby: 'MRTS, 5 minutes on foot\nSchool' }, 'MRTS, 5 minutes on foot; School'],
  ['Pets', { pets: false }, 'No'],
  ['Pets', { pets: '' }, ''],
  ['Parking', { parking: '' }, ''],
  ['Furnishing', { fStatus: '' }, ''],
  ['Locality', { address: '12 Third Street, Adyar, Chennai 600020' }, 'Adyar'],
])('the row %s of %j says %j', (label, fields, text) => {
  expect(shown(label, fields)).toBe(text);
});

it.each<[label: string, one: Partial<Property>, other: Partial<Property>, differs: boolean]>([
  ['Rent per month', { price: '25000' }, { price: '₹25,000' }, false],
  ['Rent per month', { price: '25000' }, { price: '26000' }, true],
  ['Size', { areaType: 'carpet' }, { areaType: 'built-up' }, true],
  ['Size', { areaType: 'carpet' }, { areaType: '' }, false],
  ['Size', { areaType: 'carpet', propertySize: '900' }, { areaType: '' }, true],
  ['Floor', { floor: '1', totalFloors: '' }, { floor: '1', totalFloors: '12' }, false],
  ['Floor', { floor: '1', totalFloors: '' }, { floor: '1 of 12', totalFloors: '' }, false],
  ['Floor', { floor: '1', totalFloors: '4' }, { floor: '1', totalFloors: '12' }, true],
  ['Lift', { lift: true }, { lift: '' }, false],
  ['Reference', { _id: 'a' }, { _id: 'b' }, false],
])('the row %s of %j and %j is marked: %s', (label, one, other, differs) => {
  expect(findRow(label, home(one), home(other)).differs).toBe(differs);
});
