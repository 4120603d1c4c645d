import { expect, it } from 'vitest';
import { listToAsk, listToSend } from '../../../src/components/shortlist/texts';
import { makeReference } from '../../../src/domain/reference';
import { blankSummary } from '../../support/property';

const homes = [
  blankSummary({ _id: 'a', name: 'சிம்மக்கல்லில் வீடு', price: '13500' }),
  blankSummary({ _id: 'b', name: 'Corner flat', price: 'Negotiable' }),
];

it('a list is sent as the count, and a line with name and rent for each home', () => {
  expect(listToSend(homes).split('\n')).toEqual([
    'Shortlist: 2 homes',
    'சிம்மக்கல்லில் வீடு – ₹13,500 a month',
    'Corner flat – Negotiable',
  ]);
});

it('a list is asked about by names and references, and its address', () => {
  const address = 'https://homes.example/shortlist?homes=a,b';
  expect(listToAsk(homes, address).split('\n')).toEqual([
    'I am interested in these homes:',
    `சிம்மக்கல்லில் வீடு (Ref ${makeReference('a')})`,
    `Corner flat (Ref ${makeReference('b')})`,
    address,
  ]);
});

it('twenty long names in Tamil are shortened, so that apps open the address of the text', () => {
  const name = 'சிம்மக்கல்லில் இரண்டு படுக்கையறை வீடு '.repeat(6);
  const [, line = ''] = listToSend([blankSummary({ name, price: '1' })]).split('\n');
  expect(line.length).toBeLessThan(130);
});
