import { expect, it, vi } from 'vitest';
import type { PropertyInput } from '../../../src/domain/property/schema';
import { properties } from '../../../src/server/records/properties';
import { readRentBefore } from '../../../src/server/records/rent-before';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const company = vi.hoisted(() => ({ formerRents: true }));
vi.mock('../../../src/content/company', () => ({ company }));

const store = await useStrictStore();
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function change(fields: Partial<PropertyInput>): Promise<void> {
  await properties.update([{ id: 'flat', patch: fields }]);
}

async function read(daysFromNow: number) {
  const flat = (await properties.all()).get('flat');
  return flat ? readRentBefore(flat, days(daysFromNow)) : null;
}

it('a rent that was changed a day ago is said with the day of its change, if the company wants that', async () => {
  vi.useFakeTimers({ now: days(-5), toFake: ['Date'] });
  await properties.create(blankInput({ name: 'Flat', price: '27000' }), 'flat');
  vi.setSystemTime(days(3));
  await change({ price: '25000' });
  vi.useRealTimers();
  expect(await read(0)).toMatchObject({ rupees: 27_000 });
  expect(await read(40)).toBeNull();
  company.formerRents = false;
  store.forget();
  expect(await read(0)).toBeNull();
  // Only the property itself is read.
  expect(store.calls).toHaveLength(1);
});
