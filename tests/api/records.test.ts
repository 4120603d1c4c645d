import { expect, it, vi } from 'vitest';
import { changeRecords, deleteRecords, restoreRecords } from '../../src/api/records';

/** Answers every call so, and returns what was sent. */
function answering(answer: () => Response) {
  const sent: [method: unknown, path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : null]);
    return Promise.resolve(answer());
  });
  return sent;
}
const late = 'Visitors may see the old page.';
const warning = { headers: { 'x-warning': late } };

it.each([
  ['property', ['a'], 'DELETE', '/api/property/delete/a', null],
  ['property', ['a', 'b'], 'POST', '/api/property/delete', { ids: ['a', 'b'] }],
] as const)('%s %j are deleted in one call: %s %s', async (kind, ids, method, path, body) => {
  const sent = answering(() => new Response(null, { status: 204, ...warning }));
  expect(await deleteRecords(kind, ids)).toBe(late);
  expect(sent).toEqual([[method, path, body]]);
});

it('several are restored in one call', async () => {
  const sent = answering(() => Response.json([], warning));
  expect(await restoreRecords('blog', ['a', 'b'])).toBe(late);
  expect(sent).toEqual([['POST', '/api/blog/restore', { ids: ['a', 'b'] }]]);
});

it('several properties are changed over their versions in one call, which returns the new ones', async () => {
  const saved = ['a', 'b'].map((id) => ({ _id: id, version: `${id}-new` }));
  const sent = answering(() => Response.json(saved));
  const edits = [
    { id: 'a', version: 'a-old', status: 'Occupied' },
    { id: 'b', version: 'b-old', featured: true },
  ] as const;
  expect(await changeRecords('property', edits)).toEqual({
    versions: ['a-new', 'b-new'],
    warning: null,
  });
  expect(sent).toEqual([['PUT', '/api/property/update', edits]]);
});
