import { describe, expect, it } from 'vitest';
import { detailRows } from '../../../src/components/property/rows';
import { propertyInput, type Property } from '../../../src/domain/property/schema';

const property = propertyInput.parse({
  name: 'Flat',
  floor: '2nd',
  price: '32000',
  propertySize: '12000',
  address: 'Adyar',
  bedrooms: '2',
  bathrooms: '3',
  lift: true,
}) as Property;

describe('the details card', () => {
  it('has the rows of the specification, in its order and spelling', () => {
    const rows = detailRows(property).map(({ label, value }) => [label, value]);
    expect(rows).toEqual([
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

  it("oddity: 'Fire Safity' always Yes: a field, default Yes", () => {
    const row = detailRows({ ...property, fireSafety: false }).find(
      ({ label }) => label === 'Fire Safity',
    );
    expect(row?.value).toBe('No');
  });

  it('adds facing, balcony, visitor parking and power when they are filled in', () => {
    const full = { ...property, facing: 'East', balcony: '1', vParking: 'Yes', power: 'Lift only' };
    expect(detailRows(full).slice(12)).toEqual([
      { label: 'Facing', value: 'East' },
      { label: 'Balcony', value: '1' },
      { label: 'Size', value: '12,000 sqft' },
      { label: 'Visitor Parking', value: 'Yes' },
      { label: 'Power Backup', value: 'Lift only' },
    ]);
  });
});
