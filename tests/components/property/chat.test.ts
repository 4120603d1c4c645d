import { expect, it } from 'vitest';
import { chatLink } from '../../../src/components/property/chat';
import { company } from '../../../src/content/company';
import { makeReference } from '../../../src/domain/reference';

const address = 'https://homes.example/properties/single/home-1';
const reference = `Ref ${makeReference('home-1')}`;

it.each([
  ['Corner flat in Adyar', '38000', '₹38,000 a month'],
  ['சிம்மக்கல்லில் இரண்டு படுக்கையறை வீடு', '₹13,500/-', '₹13,500 a month'],
  ['Garden\u00a0house #2?', 'Negotiable', 'Rent: Negotiable'],
])('the chat about %j says name, reference, rent and address', (name, price, rent) => {
  const text = (more?: string) =>
    new URL(chatLink({ property: { _id: 'home-1', name, price }, address, more })).searchParams.get(
      'text',
    );
  const expected = `${company.whatsapp.greeting} About ${name} (${reference}), ${rent}: ${address}`;
  expect(text()).toBe(expected);
  expect(text('இது காலியா? 🙏')).toBe(`${expected}\nஇது காலியா? 🙏`);
});

it('goes to the number of the office, and has no plus sign that some apps would show', () => {
  const link = chatLink({ property: { _id: 'home-1', name: 'A + B', price: '1' }, address });
  expect(new URL(link).searchParams.get('phone')).toBe(company.whatsapp.phone.replace(/\D/g, ''));
  expect(link).not.toContain('+');
});
