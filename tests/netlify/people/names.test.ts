import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import property from '../../../netlify/functions/property';
import { listPeople, readNames } from '../../../src/server/people/list';
import { useStrictStore } from '../../support/use-strict-store';
import { sampleProperty } from '../api';
import { json, send } from '../caller';
import { call, code, readCookie, first, idOfName, invite, join, setUp, readStatus } from './calls';

const store = await useStrictStore();
let meena = '';
let putBack: () => void = store.reset;
beforeAll(async () => {
  vi.stubEnv('SETUP_CODE', code);
  meena = readCookie(await setUp());
  putBack = store.snapshot();
});
beforeEach(() => putBack());

const rename = (name: string, cookie: string, present = 'four quiet palms') =>
  call('PUT', 'own', { name, present }, cookie);

describe('a name that looks like somebody else’s', () => {
  it.each([
    ['in capitals', 'MEENA'],
    ['with a space', 'Mee na'],
    ['with an invisible sign', 'Mee\u200bna'],
    ['with an invisible letter', 'Meena\u3164'],
    ['in full width', 'Ｍｅｅｎａ'],
    ['with Cyrillic letters', 'Mееna'],
  ])('is nobody’s: %s', async (_name, name) => {
    expect(await readStatus(call('POST', 'invite', { name }, meena))).toBe(409);
    const ravi = readCookie(await join(await invite(meena, { name: 'Ravi' })));
    expect(await readStatus(rename(name, ravi))).toBe(422);
    expect(Object.values(await readNames())).toEqual(['Meena', 'Ravi']);
  });

  it.each(['MEENA', 'Ｍｅｅｎａ', 'mееna'])('is no user name: %s', async (username) => {
    expect(await readStatus(join(await invite(meena, { name: 'Ravi' }), username))).toBe(422);
  });

  it('is free when it was one’s own', async () => {
    expect(await readStatus(rename('MEENA', meena, first.password))).toBe(200);
  });

  it('is free when its person was taken out', async () => {
    await join(await invite(meena, { name: 'Ravi' }));
    await call('DELETE', `person/${await idOfName('Ravi')}`, undefined, meena);
    expect(await readStatus(call('POST', 'invite', { name: 'Ravi' }, meena))).toBe(200);
  });
});

it('a name of nothing that can be seen is none', async () => {
  expect(await readStatus(call('POST', 'invite', { name: '\u3164\u200b' }, meena))).toBe(422);
});

it('who was invited and has not come is invited again, as one person', async () => {
  const old = await invite(meena, { name: 'Ravi' });
  const token = await invite(meena, { name: 'ravi' });
  expect((await listPeople(new Date())).map(({ name }) => name)).toEqual(['Meena', 'Ravi']);
  expect(await readStatus(join(old))).toBe(410);
  expect(await readStatus(join(token))).toBe(200);
});

it('history keeps who it was under their id, whatever they are called later', async () => {
  const ravi = readCookie(await join(await invite(meena, { name: 'Ravi' })));
  const options = { body: sampleProperty, cookie: ravi };
  const added = await send(property, 'POST', '/api/property/addproperty', options);
  const { _id, by } = await json<{ _id: string; by: string }>(added);
  expect(by).toBe(await idOfName('Ravi'));
  await rename('Ravi K', ravi);
  expect((await readNames())[by]).toBe('Ravi K');
  await call('DELETE', `person/${by}`, undefined, meena);
  const path = `/api/property/history/${_id}`;
  const [version] = await json<{ document: { by: string } }[]>(
    await send(property, 'GET', path, { cookie: meena }),
  );
  expect((await readNames())[version?.document.by ?? '']).toBe('Ravi K');
});
