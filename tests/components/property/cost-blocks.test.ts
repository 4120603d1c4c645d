import { describe, expect, it } from 'vitest';
import { shownCosts } from '../../../src/components/property/cost-blocks';
import type { CostFields } from '../../../src/domain/property/costs';

const makeCosts = (fields: Partial<CostFields>) =>
  shownCosts({
    price: '38000',
    maintenance: '',
    advance: '',
    otherCharges: '',
    brokerage: '',
    ...fields,
  });
const readRows = ({ rows }: { rows: { label: string; value: string }[] }) =>
  rows.map(({ label, value }) => `${label}: ${value}`);

describe('the move-in cost', () => {
  it('has each part and both sums where all is stated', () => {
    const costs = makeCosts({
      maintenance: '2,400',
      advance: '3 months',
      otherCharges: 'None',
      brokerage: '1 month',
    });
    expect(readRows(costs.monthly)).toEqual(['Rent: ₹38,000', 'Maintenance: ₹2,400']);
    expect(costs.monthly).toMatchObject({ total: '₹40,400', plus: '' });
    expect(readRows(costs.onMovingIn)).toEqual([
      'First month: ₹40,400',
      'Advance, 3 months: ₹1,14,000',
      'Other charges: None',
      'Brokerage: ₹38,000',
    ]);
    expect(costs.onMovingIn).toMatchObject({ total: '₹1,92,400', plus: '' });
    expect(costs).toMatchObject({ comesBack: '₹1,14,000', notStated: [], isRentOnly: false });
    expect(readRows({ rows: costs.beside })).toEqual([
      'Maintenance: ₹2,400',
      'Advance, 3 months: ₹1,14,000',
    ]);
  });

  it('names what is not stated beside the total', () => {
    const costs = makeCosts({ advance: '₹1,00,000' });
    expect(costs.monthly).toMatchObject({ total: '₹38,000', plus: 'plus maintenance, if any' });
    expect(readRows(costs.onMovingIn)).toEqual(['First month: ₹38,000', 'Advance: ₹1,00,000']);
    expect(costs.onMovingIn).toMatchObject({
      total: '₹1,38,000',
      plus: 'plus maintenance, other charges and brokerage, if any',
    });
    expect(costs.notStated).toEqual(['Maintenance', 'Other charges', 'Brokerage']);
  });

  it('has no sum with a part in words, which stays as written', () => {
    const costs = makeCosts({ maintenance: '2,500 + GST', advance: '₹1,00,000' });
    const rows = ['Rent: ₹38,000', 'Maintenance: 2,500 + GST'];
    expect(readRows(costs.monthly)).toEqual(rows);
    expect(readRows(costs.onMovingIn)).toEqual([...rows, 'Advance: ₹1,00,000']);
    expect([costs.monthly.total, costs.onMovingIn.total]).toEqual([null, null]);
  });

  it('has no sum for moving in where nobody stated the advance', () => {
    const costs = makeCosts({ maintenance: '2,500', brokerage: 'None' });
    expect([costs.monthly.total, costs.onMovingIn.total]).toEqual(['₹40,500', null]);
  });

  it.each<Partial<CostFields>>([
    { price: 'On request', maintenance: 'Included' },
    { price: '25,000 negotiable', maintenance: 'Included', advance: '10 months' },
    { price: '22000+2500', brokerage: 'Nil' },
    { price: '0', maintenance: 'Included', advance: 'Nil' },
  ])('has no sum without a rent, and never ₹0 (%j)', (fields) => {
    const { monthly, onMovingIn, comesBack } = makeCosts(fields);
    expect([monthly.total, onMovingIn.total, comesBack]).toEqual([null, null, '']);
    expect(JSON.stringify([monthly, onMovingIn])).not.toContain('₹0');
  });

  it('keeps the words for what costs nothing', () => {
    const costs = makeCosts({ maintenance: 'Included', advance: 'Nil', otherCharges: '0' });
    expect(readRows(costs.monthly)).toEqual(['Rent: ₹38,000', 'Maintenance: Included']);
    expect(readRows(costs.onMovingIn)).toEqual([
      'First month: ₹38,000',
      'Advance: Nil',
      'Other charges: ₹0',
    ]);
    expect(costs.comesBack).toBe('');
  });

  it('has no sum of a rent in words', () => {
    const costs = makeCosts({ price: 'Negotiable', advance: '10 months' });
    expect(costs.monthly).toMatchObject({ total: null, plus: '' });
    expect(readRows(costs.onMovingIn)).toEqual(['Rent: Negotiable', 'Advance: 10 months']);
    expect(costs).toMatchObject({ comesBack: '', advanceMonths: 10 });
  });

  it.each(['38000', 'Negotiable'])('is the rent alone where only that is stated (%s)', (price) => {
    expect(makeCosts({ price })).toMatchObject({
      isRentOnly: true,
      beside: [],
      notStated: ['Maintenance', 'Advance', 'Other charges', 'Brokerage'],
    });
  });
});
