import { beforeAll, describe, expect, it } from 'vitest';
import property from '../../netlify/functions/property';
import { type ByField, fromFields } from '../../src/domain/by-field';
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
