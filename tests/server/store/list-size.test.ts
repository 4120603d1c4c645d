import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toFields } from '../../../src/domain/by-field';
import { summaryFields } from '../../../src/domain/property/stored';
import { type Property } from '../../../src/domain/property/schema';
import { households, waterSources } from '../../../src/domain/property/vocabulary';
import { sampleProperty, openProperties } from '../../support/strict-properties';
import { startStrictStore, type StrictStore } from '../../support/strict-store';

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
  for (let number = 0; number < 1_000; number += 1) putHome();
});
afterAll(() => store.stop());

const localities = [
  'Anna Nagar',
  'Adyar',
  'Velachery',
  'T. Nagar',
  'Mylapore',
  'Porur',
  'Tambaram',
  'Perungudi',
];
const builders = [
  'Sunrise',
  'Casa Grand',
  'Lotus',
  'Marina',
  'Temple View',
  'Green Acres',
  'Silver Oak',
];
const kinds = ['Residency', 'Enclave', 'Apartments', 'Villas', 'Heights', 'Gardens'];

/** Lehmer's generator: the same properties in every run. */
let seed = 20_260_401;
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
}
const pick = (words: string[]) => words[below(words.length)] ?? '';
/** Six of ten homes state a fact that they need not state. */
const perhaps = <Value>(value: Value, unstated: Value) => (below(10) < 6 ? value : unstated);
const hexadecimal = (length: number) =>
  Array.from({ length }, () => below(16).toString(16)).join('');

function putHome(): void {
  const locality = pick(localities);
  const bedrooms = 1 + below(4);
  const fields = sampleProperty({
    name: `${bedrooms} BHK in ${pick(builders)} ${pick(kinds)}, ${locality}`,
    address: `${1 + below(200)}, ${1 + below(40)}th Cross Street, ${locality}, Chennai 6000${10 + below(80)}`,
    price: String(8_000 + 500 * below(150)),
    propertySize: String(450 + 10 * below(250)),
    propertyDes: 'A long description that the list leaves out. '.repeat(20),
    bedrooms: String(bedrooms),
    bathrooms: String(1 + below(bedrooms)),
    lift: below(2) === 0,
    pets: below(3) === 0,
    maintenance: perhaps(`₹${(800 + 100 * below(50)).toLocaleString('en-IN')}`, ''),
    availableFrom: perhaps(pick(['Now', 'Now', `2026-05-${10 + below(20)}`]), ''),
    confirmedAt: perhaps(`2026-04-${10 + below(20)}`, ''),
    letTo: perhaps([...households].slice(0, 1 + below(4)), []),
    waterSource: perhaps([...waterSources].slice(below(3)), []),
    images: [`/api/image/${hexadecimal(24)}`, `/api/image/${hexadecimal(24)}`],
  });
  const _id = hexadecimal(16);
  const at = new Date(1_767_225_600_000 + below(10_000_000) * 1_000).toISOString();
  const meta = { _id, date: at, createdAt: at, updatedAt: at, version: crypto.randomUUID() };
  const record: Property = { ...fields, ...meta };
  store.put('local-properties', _id, JSON.stringify(record));
}

it('what the listings load of 1,000 properties takes exactly one store call and at most 55 KiB compressed', async () => {
  await openProperties().verify();
  store.forget();
  const properties = await openProperties().list();
  expect(properties).toHaveLength(1_000);
  expect(store.calls.map((call) => `${call.method} ${call.store}/${call.key}`)).toEqual([
    'GET local-derived/properties',
  ]);
  const visible = new Set<string>(summaryFields);
  const summaries = properties.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([field]) => visible.has(field))),
  );
  expect(Object.keys(summaries[0] ?? {})).toContain('images');
  const bytes = gzipSync(JSON.stringify(toFields(summaries))).length;
  console.log(`1,000 homes: ${(bytes / 1024).toFixed(1)} KiB gzip`);
  expect(bytes).toBeLessThanOrEqual(55 * 1_024);
});

it('row 10: restoring a backup of only the records gives the same list', async () => {
  const before = await openProperties().list();
  const backup = [...store.values('local-properties')];
  store.reset();
  for (const [id, record] of backup) store.put('local-properties', id, JSON.stringify(record));
  expect(await openProperties().list()).toEqual(before);
});
