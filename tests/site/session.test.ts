import { describe, expect, it, vi } from 'vitest';
import { siteAddress } from '../../scripts/site/call.ts';
import { signIn, withSession } from '../../scripts/site/session.ts';
import { answer, cut, interrupt, openTinySite } from './site';

const operator = { username: 'admin', password: 'secret' };
const signOut = 'POST /api/auth/signout sid=token';

it('a command calls as the operator, and signs out', async () => {
  const site = await openTinySite({ 'POST /api/add': [answer(201, { id: 7 })] });
  const added: unknown = await withSession(site.address, operator, (session) =>
    session.post('/api/add', { name: 'Villa' }),
  );
  expect(added).toEqual({ id: 7 });
  expect(site.asked).toEqual(['POST /api/auth/signin', 'POST /api/add sid=token', signOut]);
});

it('a command signs out after an error, which says what the site answered', async () => {
  const problem = { detail: 'Check the fields.', errors: [{ field: 'price', message: 'Low.' }] };
  const site = await openTinySite({ 'POST /api/add': [answer(422, problem)] });
  const work = withSession(site.address, operator, (session) => session.post('/api/add', {}));
  await expect(work).rejects.toThrow('The site answered 422. Check the fields. price: Low.');
  expect(site.asked.at(-1)).toBe(signOut);
});

it.each(['SIGINT', 'SIGTERM'] as const)('a command ends and signs out at %s', async (name) => {
  const site = await openTinySite({ 'GET /api/slow': [() => interrupt(name)] });
  const before = process.listenerCount(name);
  const work = withSession(site.address, operator, ({ get }) => get('/api/slow'));
  await expect(work).rejects.toThrow('Ended before all was done.');
  expect(site.asked.slice(1)).toEqual(['GET /api/slow sid=token', signOut]);
  expect(process.listenerCount(name)).toBe(before);
});

it('a command says when it could not sign out, and keeps what was done', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const site = await openTinySite({ 'POST /api/auth/signout': [cut] });
  expect(await withSession(site.address, operator, () => Promise.resolve('done'))).toBe('done');
  expect(said).toHaveBeenCalledWith('Could not sign out; an unused session ends after an hour.');
});

it('reading is repeated after a failure of the site and after a cut answer', async () => {
  const site = await openTinySite({ 'GET /api/list': [answer(503), cut, answer(200, ['all'])] });
  const text = await withSession(site.address, operator, ({ get }) => get('/api/list'));
  expect(text).toBe('["all"]');
  expect(site.asked.filter((call) => call.startsWith('GET'))).toHaveLength(3);
});

it('what may have been done is not repeated, unless the caller says that it is safe', async () => {
  const busy = answer(503, { detail: 'Busy.' });
  const site = await openTinySite({
    'POST /api/add': [busy, answer(201)],
    'POST /api/put': [busy, answer(201, 'put')],
  });
  const session = await signIn(site.address, operator);
  await expect(session.post('/api/add', {})).rejects.toThrow('The site answered 503. Busy.');
  expect(await session.post('/api/put', {}, { isRepeatable: true })).toBe('put');
  expect(site.asked.filter((call) => call.includes('/add'))).toHaveLength(1);
});

it('a refusal is not repeated', async () => {
  const site = await openTinySite({ 'GET /api/latest': [answer(404, { detail: 'None yet.' })] });
  const { get } = await signIn(site.address, operator);
  await expect(get('/api/latest')).rejects.toThrow('The site answered 404. None yet.');
  expect(site.asked).toHaveLength(2);
});

describe('why somebody is not signed in', () => {
  const refused = { detail: 'Invalid credentials' };
  const tooMany = { detail: 'Too many attempts. Try again in 15 minutes.' };
  it.each([
    ['a wrong password', answer(401, refused), 'The user name or the password is not right.'],
    ['too many attempts', answer(429, tooMany), 'Try again in 15 minutes.'],
    ['a site without its store', answer(503, { detail: 'Try again.' }), '. Try again.'],
    [
      'the address of a redirect',
      answer(301, {}, { location: 'https://www.example.com/api/auth/signin' }),
      'That address leads to https://www.example.com. Use this one.',
    ],
    ['another website', answer(404, 'page'), 'Something else answers there (404).'],
    ['another website, always 200', answer(200, 'page'), 'Something else answers there (200).'],
    ['a cut answer', cut, 'does not answer ('],
  ])('%s', async (_name, first, message) => {
    const site = await openTinySite({ 'POST /api/auth/signin': [first] });
    await expect(signIn(site.address, operator)).rejects.toThrow(message);
    // A second attempt would count against the operator.
    expect(site.asked).toEqual(['POST /api/auth/signin']);
  });

  it('no site at the address', async () => {
    const site = await openTinySite({});
    await site.close();
    await expect(signIn(site.address, operator)).rejects.toThrow(
      `The site at ${site.address} does not answer (nothing runs there).`,
    );
  });

  it.each(['example.com', 'ftp://example.com', 'http://example.com', ''])(
    'an address such as "%s"',
    (text) => {
      expect(() => siteAddress(text)).toThrow('is not the address of a site');
    },
  );

  it.each(['https://example.com/', 'http://localhost:8888/', 'http://127.0.0.1:8888/'])(
    'but not %s',
    (text) => {
      expect(siteAddress(text).href).toBe(text);
    },
  );
});
