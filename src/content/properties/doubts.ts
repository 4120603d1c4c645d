/** Why somebody should look at a value of a home, as the import and the form say it. */
import type { Doubt } from '../../domain/property/doubts';

export const doubtTexts: Readonly<Record<Doubt, string>> = {
  'not-read': 'This is not understood whole, so that no filter or sum counts it.',
  'price-too-low': 'This is less than ₹1,000 a month. Is something missing?',
  'price-too-high': 'This is more than ₹10,00,000 a month. Is it a sale price, or a typing error?',
  'size-too-small': 'This is less than 100 sqft. Is something missing?',
  'rooms-unlikely': 'Few homes have so many or so few rooms. Is it a typing error?',
  'advance-low':
    'This is less than a month’s rent. Do rent and advance stand in each other’s place?',
  'no-unit': 'This number does not say of what it is. Visitors see it as written.',
};
