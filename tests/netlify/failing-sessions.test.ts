import { expect, it } from 'vitest';
import property from '../../netlify/functions/property';
import { properties } from '../../src/server/records/properties';
import { takeLoggedErrors } from '../support/console';
import { sampleProperty } from '../support/strict-properties';
import { useStrictStore } from '../support/use-strict-store';
import { configurePassword, send, signIn } from './caller';

const store = await useStrictStore();

it('row 38: while the session store fails a save is 503, nobody is signed out, and the next one is saved', async () => {
  configurePassword();
  const cookie = await signIn();
  const { record } = await properties.create(sampleProperty());
  const save = () => {
    const body = { facing: 'Typed while the store was down' };
    return send(property, 'PUT', `/api/property/update/${record._id}`, { body, cookie });
  };
  store.fault({ kind: 503, times: 50, match: ({ store: name }) => name === 'local-sessions' });
  const failed = await save();
  expect(failed.status).toBe(503);
  expect(failed.headers.getSetCookie()).toEqual([]);
  expect(takeLoggedErrors()).toHaveLength(1);
  store.forget();
  expect((await save()).status).toBe(200);
  expect((await properties.read(record._id))?.facing).toBe('Typed while the store was down');
});
