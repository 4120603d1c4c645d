import { describe, expect, it } from 'vitest';
import { costWords } from '../../../../src/content/properties/costs';
import { costLines } from '../../../../src/islands/admin/form/CostReading';

const listLines = (values: Record<string, string>) => costLines({ price: '32,000', ...values });

describe('the reading of the costs in the form', () => {
  it('says nothing while there is nothing but the rent', () => {
    expect(listLines({})).toEqual([]);
    expect(listLines({ maintenance: '  ' })).toEqual([]);
    expect(costLines({})).toEqual([]);
  });

  it('adds up what visitors read', () => {
    expect(
      listLines({
        maintenance: '2,500',
        advance: '90000',
        otherCharges: 'None',
        brokerage: 'None',
      }),
    ).toEqual(['Visitors read: ₹34,500 each month.', 'On the day they move in: ₹1,24,500.']);
  });

  it('says that "10" is ten months, and more than the limit', () => {
    expect(listLines({ advance: '10' })).toEqual([
      'Visitors read: ₹32,000 (plus maintenance, if any) each month.',
      'On the day they move in: ₹3,52,000 (plus maintenance, other charges and brokerage, if any).',
      'The advance is 10 months of rent: ₹3,20,000.',
      `${costWords.limit.text} ${costWords.read.high}`,
    ]);
  });

  it('says what is shown as written', () => {
    expect(listLines({ maintenance: '2,500 + GST', advance: '1 lakh' })).toEqual([
      'Maintenance: “2,500 + GST” is not an amount. It is shown as written, and is in no sum.',
      `${costWords.limit.text} ${costWords.read.high}`,
    ]);
  });

  it('has no sum of a rent in words', () => {
    expect(listLines({ price: 'Negotiable', advance: '3 months' })).toEqual([
      'The advance is 3 months of the rent, which is not an amount yet.',
    ]);
  });
});
