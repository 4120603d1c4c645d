import { expect, it } from 'vitest';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { kinds, type Stored, useRecords } from './use-records';

const store = await useStrictStore();
const [property] = kinds;
const { call, add, change, read, listed } = useRecords(store, property);

const post = (fields: object) => call('POST', 'addproperty', { ...property.record, ...fields });
const readShown = async (id: string) => (await json<Stored[]>(await read(id)))[0]?.shown;
const warningOf = (response: Response) => response.headers.get('x-warning') ?? '';

it.each([
  { price: '22.500' },
  { price: '0' },
  { price: '22000000' },
  { propertySize: '9' },
  { bedrooms: '-1' },
  { bathrooms: 0 },
])(
  'a home that a call adds with %j is stored as it is written, waits to be checked, and the answer says so',
  async (fields) => {
    const response = await post(fields);
    expect(response.status).toBe(201);
    expect(warningOf(response)).toMatch(/hidden from visitors, as this is to be checked first/);
    const [[name, value] = []] = Object.entries(fields);
    expect(await json<Stored>(response)).toMatchObject({
      [String(name)]: String(value),
      shown: false,
    });
    expect(await listed()).toEqual([]);
  },
);

it('likely values, a number without a unit, and a home that is said to be shown go through unchanged', async () => {
  for (const fields of [{}, { brokerage: '1', noticeMonths: '30' }, { price: '23', shown: true }]) {
    const response = await post(fields);
    expect(await json<Stored>(response)).toMatchObject({ ...fields, shown: true });
    expect(warningOf(response)).not.toMatch(/checked first/);
  }
});

it('a change to an unlikely value hides the home, and one that repeats a checked value does not', async () => {
  const { _id, version } = await add();
  const changed = await change(_id, { ...property.record, price: '23' });
  expect(warningOf(changed)).toMatch(/checked first: Rent per month\./);
  expect(await readShown(_id)).toBe(false);
  expect((await json<Stored>(changed)).version).not.toBe(version);
  await change(_id, { shown: true });
  await change(_id, { ...property.record, price: '23', facing: 'East' });
  expect(await readShown(_id)).toBe(true);
});

it('of several changes, only the homes with an unlikely value wait', async () => {
  const [one, other] = [await add(), await add()];
  const response = await call('PUT', 'update', [
    { id: one._id, price: '23' },
    { id: other._id, price: '23000' },
  ]);
  expect(response.status).toBe(200);
  expect(warningOf(response).match(/checked first/g)).toHaveLength(1);
  expect([await readShown(one._id), await readShown(other._id)]).toEqual([false, true]);
});
