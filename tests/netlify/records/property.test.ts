import { describe, expect, it } from 'vitest';
import { addDays, isoDay } from '../../../src/domain/date';
import type { Property } from '../../../src/domain/property/schema';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { kinds, useRecords } from './use-records';

const store = await useStrictStore();
const { call, add, visit, listed, change } = useRecords(store, kinds[0]);

describe('property calls', () => {
  it('list the featured properties', async () => {
    await add({ name: 'Plain' });
    await add({ name: 'Featured', featured: true });
    const found = await json<Property[]>(await visit('getfeaturesproperty'));
    expect(found.map(({ name }) => name)).toEqual(['Featured']);
  });

  it('take no confirmation of a day that is still to come, by today in Chennai', async () => {
    const today = isoDay(new Date().toISOString());
    const { _id } = await add({ confirmedAt: today });
    const ahead = { ...kinds[0].record, confirmedAt: addDays(today, 1) };
    const refused = [
      await call('POST', 'addproperty', ahead),
      await change(_id, { confirmedAt: '2062-12-31' }),
      await call('PUT', 'update', [
        { id: 'a', confirmedAt: '' },
        { ...ahead, id: _id },
      ]),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(422);
      const message = expect.stringContaining('still to come') as string;
      expect(await json(answer)).toMatchObject({ errors: [{ field: 'confirmedAt', message }] });
    }
  });

  it('tell only the operator what a property does not state', async () => {
    await add({ advance: '3 months', letTo: ['family'] });
    const [seen] = await json<Property[]>(await call('GET', 'getproperty'));
    expect(seen).toMatchObject({
      notStated: [
        ...['areaType', 'totalFloors', 'balcony', 'facing', 'otherCharges', 'brokerage'],
        ...['noticeMonths', 'googleLocation', 'vParking', 'power', 'propertyDes', 'features'],
      ],
    });
    expect((await listed())[0]).not.toHaveProperty('notStated');
  });
});
