import { expect, it } from 'vitest';
import { companyId, storedCompany } from '../../../src/domain/company/record';

it.each([
  [undefined, '24'],
  ['6', '6'],
  ['36', '36'],
  ['73', undefined],
  ['', undefined],
  [24, undefined],
])(
  'of the facts with %j as the months that enquiries are kept is read %j, as a guess would erase',
  (given, read) => {
    const stored = { _id: companyId, name: 'Marina', enquiryRetentionMonths: given };
    expect(storedCompany(stored)?.enquiryRetentionMonths).toBe(read);
  },
);
