import { expect, it } from 'vitest';
import { listShared, shareLink } from '../../../../src/islands/admin/records/share';
import { shareWords } from '../../../../src/content/admin/share';
import { company } from '../../../../src/content/company';
import { paths } from '../../../../src/paths';
import { row } from '../../../domain/list/row';

const readText = (link: string) => new URL(link).searchParams.get('text');

const origin = 'https://example.com';
const homes = [
  row({ id: 'a', title: 'Lake flat', facts: ['₹20,000', '2 beds', '900 sqft', 'Adyar'] }),
  row({ id: 'b', title: 'Garden house', facts: [''] }),
];

it('a caller is sent a greeting, then name, rooms, place, rent and link of each home, and who sends it', () => {
  const link = shareLink(homes, { origin, name: 'Meena', number: '+91 98400 12345' });
  expect(new URL(link).searchParams.get('phone')).toBe('919840012345');
  expect(readText(link)?.split('\n\n')).toEqual([
    'Dear Meena,',
    shareWords.intro(2),
    `Lake flat\n2 beds, Adyar\nRent: ₹20,000\n${origin}${paths.property('a')}`,
    `Garden house\n${origin}${paths.property('b')}`,
    shareWords.regards(company.name),
  ]);
});

it('whoever is not known by name is greeted, and chosen in WhatsApp', () => {
  const link = shareLink(homes, { origin });
  expect(new URL(link).searchParams.has('phone')).toBe(false);
  expect(readText(link)).toMatch(/^Hello,\n\n/);
});

it('homes without a page, and those beyond what anybody reads, are not in it', () => {
  expect(listShared([row({ id: 'a', shown: false }), row({ id: 'b' })])).toHaveLength(1);
  const many = Array.from({ length: 30 }, (_, index) => row({ id: `home-${index}` }));
  expect(listShared(many)).toHaveLength(20);
});
