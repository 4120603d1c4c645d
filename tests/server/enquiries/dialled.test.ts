import { expect, it } from 'vitest';
import { findDialled } from '../../../src/server/enquiries/dialled';
import { keepDialled, readDialledCookie } from '../../../src/server/enquiries/dialled-cookie';
import { givenOwner } from './given';

const both = ['+44 7700 900123', '+91 77009 00123'];

it.each([
  [{ zone: 'Europe/London' }, both],
  [{ owner: givenOwner({ residence: 'London, UK' }) }, both],
  [{ owner: givenOwner({ residence: 'United Kingdom' }) }, both],
  [{ owner: givenOwner({ residence: 'London' }) }, both],
  [{ zone: 'Asia/Kolkata', owner: givenOwner({ residence: 'U.K.' }) }, [...both].reverse()],
  [{ zone: 'Asia/Calcutta' }, ['+91 77009 00123']],
  [{ zone: 'Etc/UTC', owner: givenOwner({ residence: 'Adyar' }) }, ['+91 77009 00123']],
  [{}, ['+91 77009 00123']],
])('07700 900123 with %j is dialled as %j', async (said, dialled) => {
  const asked = { zone: undefined, owner: undefined, ...said };
  expect(await findDialled({ number: '07700 900123', ...asked })).toEqual(dialled);
});

it.each([
  ['Dubai', '+971 50 123 4567'],
  ['Sharjah, UAE', '+971 50 123 4567'],
])('a local number of somebody who lives in %s is dialled there', async (residence, dialled) => {
  const owner = givenOwner({ residence });
  expect(await findDialled({ number: '050 123 4567', zone: undefined, owner })).toEqual([dialled]);
});

it('without a number nothing is dialled', async () => {
  expect(await findDialled({ number: '', zone: 'Europe/London', owner: undefined })).toEqual([]);
});

const asked = (cookie: string) => new Request('http://localhost/enquiry', { headers: { cookie } });

it('the answer to a form without JavaScript gets the numbers by a cookie of its own', () => {
  const numbers = ['+44 7700 900123', '+91 44 2434 1234 ext. 12'];
  const line = keepDialled(numbers);
  expect(line).toContain('Path=/enquiry; Max-Age=600; HttpOnly; SameSite=Strict');
  const [cookie = ''] = line.split(';');
  expect(readDialledCookie(asked(`sid=token; ${cookie}`))).toEqual(numbers);
});

it.each(['', 'dialled=', 'dialled=%E0%A4%A', 'dialled=%3Cb%3E%2C12'])(
  'a cookie that has no numbers gives none: %j',
  (cookie) => {
    expect(readDialledCookie(asked(cookie))).toEqual([]);
  },
);
