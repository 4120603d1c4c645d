import { describe, expect, it } from 'vitest';
import { describeCompany } from '../../../src/domain/structured-data/company';
import { facts } from './things';

describe('the company', () => {
  it('has both Indian offices as departments, with a contact point for each telephone', () => {
    const company = describeCompany(facts);
    expect(company.department).toMatchObject([
      { name: 'Neem Tree Homes, Chennai', address: { addressLocality: 'Chennai' } },
      { name: 'Neem Tree Homes, Madurai', address: { addressLocality: 'Madurai' } },
    ]);
    expect(company.contactPoint.map(({ telephone }) => telephone)).toEqual([
      '+91 00000 00001',
      '+91 00000 00002',
      '+91 00000 00003',
    ]);
    expect(company.address).toMatchObject({ streetAddress: '1 First Street, Adyar' });
  });

  it('has an address without a telephone as a place', () => {
    expect(describeCompany(facts).location).toMatchObject([{ address: { addressCountry: 'AE' } }]);
  });

  it('names its registrations when there are some', () => {
    expect(describeCompany(facts).identifier).toMatchObject([{ propertyID: 'RERA' }]);
    expect(describeCompany({ ...facts, registrations: [] }).identifier).toBeUndefined();
  });
});
