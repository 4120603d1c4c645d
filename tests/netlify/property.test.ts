import { beforeAll, describe, expect, it } from 'vitest';
import property from '../../netlify/functions/property';
import { type ByField, fromFields } from '../../src/domain/by-field';
import { addDays, isoDay } from '../../src/domain/date';
import type { Property } from '../../src/domain/property/schema';
import { useLocalStore } from '../support/local-store';
import { sampleProperty } from './api';
import { configurePassword, json, send, signIn } from './caller';

useLocalStore();
beforeAll(() => configurePassword());

describe('property calls', () => {
  it('lists the featured properties', async () => {
    const cookie = await signIn();
    for (const [name, featured] of [
      ['Plain', false],
      ['Featured', true],
    ] as const) {
      await send(property, 'POST', '/api/property/addproperty', {
        body: { ...sampleProperty, name, featured },
        cookie,
      });
    }
    const listed = await json<Property[]>(
      await send(property, 'GET', '/api/property/getfeaturesproperty'),
    );
    expect(listed.map((each) => each.name)).toEqual(['Featured']);
  });

  it('lists the same by field for the listings, and to the operator what the list says to the operator', async () => {
    const cookie = await signIn();
    const body = { ...sampleProperty, name: 'By field', letTo: ['women', 'family'] };
    await send(property, 'POST', '/api/property/addproperty', { body, cookie });
    for (const sent of [{}, { cookie }]) {
      const listed = await json<Property[]>(
        await send(property, 'GET', '/api/property/getproperty', sent),
      );
      const answer = await send(property, 'GET', '/api/property/getcatalogue', sent);
      expect(fromFields(await json<ByField<Property>>(answer))).toEqual(listed);
      expect(listed).toContainEqual(expect.objectContaining({ letTo: ['family', 'women'] }));
    }
  });

  it('takes no confirmation of a day that is still to come, by today in Chennai', async () => {
    const cookie = await signIn();
    const today = isoDay(new Date().toISOString());
    const path = '/api/property/addproperty';
    const add = (confirmedAt: string) =>
      send(property, 'POST', path, { body: { ...sampleProperty, confirmedAt }, cookie });
    const error = {
      field: 'confirmedAt',
      message: expect.stringContaining('still to come') as string,
    };
    const added = await add(today);
    expect(added.status).toBe(201);
    const { _id } = await json<Property>(added);
    const refused = [
      await add(addDays(today, 1)),
      await send(property, 'PUT', `/api/property/update/${_id}`, {
        body: { confirmedAt: '2062-12-31' },
        cookie,
      }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(422);
      expect(await json(answer)).toMatchObject({ errors: [error] });
    }
  });

  it('reads the old spelling of category and writes the new one', async () => {
    const cookie = await signIn();
    const body = { ...sampleProperty, catagory: 'Gated Community Villa' };
    const added = await json(
      await send(property, 'POST', '/api/property/addproperty', { body, cookie }),
    );
    expect(added).toMatchObject({ category: 'Gated Community Villa' });
    expect(added).not.toHaveProperty('catagory');
  });
});
