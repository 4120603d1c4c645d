import { expect, it } from 'vitest';
import { splitAtPlace } from '../../../src/domain/place/names';

it.each([
  [
    'Vijaya Nagar, Velachery, Chennai 600042',
    'Velachery',
    ['Vijaya Nagar, ', 'Velachery', ', Chennai 600042'],
  ],
  ['Mudichur Road\nTambaram West', 'Tambaram', ['Mudichur Road\n', 'Tambaram West', '']],
  ['வேளச்சேரி, சென்னை', 'Velachery', ['', 'வேளச்சேரி', ', சென்னை']],
] as const)('the address “%s” is parted at %s', (address, name, [before, named, after]) => {
  expect(splitAtPlace(address, { name })).toEqual({ before, named, after });
});

it('an address that does not name the place stays whole', () => {
  expect(splitAtPlace('12 First Street, Chennai', { name: 'Adyar' })).toBeNull();
});
