import { expect, it } from 'vitest';
import {
  findDialled,
  formatDialledCookie,
  readDialledCookie,
} from '../../../src/server/post/dialled';
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
  ['Al Ain', '+971 50 123 4567'],
  ['Ajman', '+971 50 123 4567'],
  ['Ras Al Khaimah', '+971 50 123 4567'],
])('a local number of somebody who lives in %s is dialled there', async (residence, dialled) => {
  const owner = givenOwner({ residence });
  expect(await findDialled({ number: '050 123 4567', zone: undefined, owner })).toEqual([dialled]);
});

it.each([
  ['New Jersey', '(732) 555-2671', ['+1 732 555 2671', '+91 73255 52671']],
  ['Atlanta, Georgia', '(404) 555-2671', ['+1 404 555 2671', '+91 40 4555 2671']],
  ['Muscat', '9212 3456', ['+968 9212 3456']],
  ['Kuala Lumpur', '012-345 6789', ['+60 12 345 6789']],
  ['Holland', '06 12345678', ['+31 6 12345678']],
  ['Abu Dhabi', '050 123 4567', ['+971 50 123 4567']],
  ['Doha', '3312 3456', ['+974 3312 3456']],
  ['Jeddah', '050 123 4567', ['+966 50 123 4567']],
  ['Dammam', '050 123 4567', ['+966 50 123 4567']],
  ['City Center, Dubai (since 2019)', '050 123 4567', ['+971 50 123 4567']],
  ['Birmingham', '07400 123456', ['+44 7400 123456', '+91 74001 23456']],
  ['Dubai & Chennai', '050 123 4567', ['+971 50 123 4567']],
  ['Northern Ireland', '07400 123456', ['+44 7400 123456', '+91 74001 23456']],
  ['கத்தார்', '3312 3456', ['+974 3312 3456']],
  ['San Jose CA', '(408) 555-2671', ['+1 408 555 2671']],
  ['leeds uk', '07400 123456', ['+44 7400 123456', '+91 74001 23456']],
  ['Chennai, IN', '98400 12345', ['+91 98400 12345']],
  // A country, and a state.
  ['Georgia', '555 123 456', ['+995 555 12 34 56']],
  ['Georgia', '(404) 555-2671', ['+1 404 555 2671', '+91 40 4555 2671']],
])('who lives in %s and types %s is called on %j', async (residence, number, dialled) => {
  const owner = givenOwner({ residence });
  expect(await findDialled({ number, zone: undefined, owner })).toEqual(dialled);
});

it('without a number nothing is dialled', async () => {
  expect(await findDialled({ number: '', zone: 'Europe/London', owner: undefined })).toEqual([]);
});

const asked = (cookie: string) => new Request('http://localhost/enquiry', { headers: { cookie } });

it('the answer to a form without JavaScript gets the numbers by a cookie of its own', () => {
  const numbers = ['+44 7700 900123', '+91 44 2434 1234 ext. 12'];
  const line = formatDialledCookie(asked(''), numbers);
  expect(line).toContain('Path=/enquiry; Max-Age=600; HttpOnly; SameSite=Strict');
  const [cookie = ''] = line.split(';');
  expect(readDialledCookie(asked(`sid=token; ${cookie}`))).toEqual(numbers);
});

it.each([
  ['https://homes.example/enquiry', true],
  // WebKit would drop it there.
  ['http://localhost:8888/enquiry', false],
])(
  'the cookie with the numbers goes by https alone where the form came by it: %s',
  (url, isSecure) => {
    const line = formatDialledCookie(new Request(url), ['+44 7700 900123']);
    expect(line.split('; ').includes('Secure')).toBe(isSecure);
  },
);

it.each(['', 'dialled=', 'dialled=%E0%A4%A', 'dialled=%3Cb%3E%2C12'])(
  'a cookie that has no numbers gives none: %j',
  (cookie) => {
    expect(readDialledCookie(asked(cookie))).toEqual([]);
  },
);
