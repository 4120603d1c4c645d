import { expect, it } from 'vitest';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { sortProperties } from '../../../src/domain/property/sort';
import type { Sort } from '../../../src/domain/property/options';
import { property } from './properties';

const today = '2025-05-20';
const occupied = 'Occupied';
const properties: PropertySummary[] = [
  property({ _id: 'old', date: '2024-01-01T00:00:00Z', price: '30,000', propertySize: '900' }),
  property({
    _id: 'let',
    date: '2025-06-01T00:00:00Z',
    price: '1,000',
    propertySize: '9,000',
    status: occupied,
  }),
  property({ _id: 'ask', date: '', price: 'Negotiable', propertySize: 'ask us' }),
  property({ _id: 'new', date: '2025-05-01', price: '1.2 lakh', propertySize: '2,400 sqft' }),
  property({ _id: 'ask-let', date: 'soon', price: '', propertySize: '', status: occupied }),
  property({ _id: 'mid', date: '2025-01-01', price: '9k', propertySize: '1 ground' }),
];

const ids = (sorted: readonly PropertySummary[]) => sorted.map(({ _id }) => _id).join(' ');

it.each([
  ['newest', 'new mid old ask let ask-let'],
  ['rent-up', 'mid old new ask let ask-let'],
  ['rent-down', 'new old mid ask let ask-let'],
  ['size', 'new mid old ask let ask-let'],
] satisfies [Sort, string][])(
  'oddity: unreadable numbers late, Occupied last: %s: %s',
  (sort, order) => {
    expect(ids(sortProperties(properties, sort, today))).toBe(order);
  },
);

it('of homes that were listed on one day, those with pictures come first; the day is that of India', () => {
  const pictured = { images: ['/api/image/1'] };
  const plain = { images: [] };
  const several = [
    property({ _id: 'day-before', date: '2025-05-01T18:29:00Z', ...pictured }),
    property({ _id: 'plain-late', date: '2025-05-02T18:29:00Z', ...plain }),
    property({ _id: 'pictured-early', date: '2025-05-01T18:31:00Z', ...pictured }),
    property({ _id: 'plain-early', date: '2025-05-01T18:31:00Z', ...plain }),
    property({ _id: 'pictured-late', date: '2025-05-02T18:29:00Z', ...pictured }),
    property({ _id: 'day-after', date: '2025-05-02T18:31:00Z', ...plain }),
  ];
  expect(ids(sortProperties(several, 'newest', today))).toBe(
    'day-after pictured-late pictured-early plain-late plain-early day-before',
  );
});

it('by rent with maintenance, what is known counts: the smallest first, of equal ones the complete, unreadable rents last, those that cannot be had last of all', () => {
  const several = [
    property({ _id: 'ask', price: 'Negotiable', maintenance: '500' }),
    property({ _id: 'let', price: '1,000', maintenance: 'Nil', status: occupied }),
    property({ _id: 'silent', price: '20,000', maintenance: '' }),
    property({ _id: 'complete', price: '18,000', maintenance: '2,000' }),
    property({ _id: 'words', price: '19,000', maintenance: '₹2 per sqft' }),
    property({ _id: 'above', price: '19,000', maintenance: '1,001' }),
  ];
  const sorted = sortProperties(several, 'monthly', today);
  expect(ids(sorted)).toBe('words complete silent above ask let');
});

const on = '2026-01-20';
const home = (_id: string, availableFrom: string, fields: Partial<PropertySummary> = {}) =>
  property({ _id, availableFrom, date: '2026-01-10', ...fields });

it('by the day from which a home can be had: now first, then by day, those that do not say after them, occupied ones last of all', () => {
  const several = [
    home('let-now', 'now', { status: occupied }),
    home('let-soon', '2026-02-01', { status: occupied }),
    home('silent', ''),
    home('march', '1 March 2026'),
    home('words', 'after Pongal'),
    home('over', '2026-01-02'),
    home('tomorrow', '21-01-2026'),
    home('now', 'Immediately'),
  ];
  const sorted = sortProperties(several, 'available', on);
  expect(ids(sorted)).toBe('over now tomorrow let-soon march silent words let-now');
});
