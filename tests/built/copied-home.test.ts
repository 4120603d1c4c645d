import { expect, it } from 'vitest';
import { adminPaths } from '../../src/admin-paths';
import { listProperties } from '../support/site/content';
import { readAdminPage } from './setup/operator';

const firstPrice = async (home: string) =>
  (await readAdminPage(adminPaths.copyProperty(home)))
    .querySelector('#field-price')
    ?.getAttribute('value');

it('a copy of a home has its facts; of one that is not there any more it is an empty form', async () => {
  const [home] = await listProperties();
  expect(home?.price).toBeTruthy();
  expect(await firstPrice(home?._id ?? '')).toBe(home?.price);
  expect(await firstPrice('nothing')).toBe('');
});
