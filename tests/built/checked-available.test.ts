import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import property from '../../netlify/functions/property';
import { addDays } from '../../src/domain/date';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { sampleProperty } from '../netlify/api';
import { json, send, signIn } from '../netlify/caller';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';

const checkedOn = '2026-02-10';
const onCard = 'checked 10 Feb';
const onPage = '(checked 10 Feb)';

let store: StrictStore;
let checked = '';

beforeAll(async () => {
  store = await startStrictStore();
  freeze(-300);
  checked = await add({ name: 'Checked Home' }, await signIn());
  freeze(0);
  const path = adminPaths.api.record('property', 'update', checked);
  await send(property, 'PUT', path, { body: { checkedOn }, cookie: await signIn() });
});
afterAll(async () => {
  vi.useRealTimers();
  await store.stop();
});

it('pages and lists say for 14 days when a home was checked, and no copy outlives midnight in Chennai', async () => {
  for (const [path, shown] of [
    [paths.home, onCard],
    [paths.properties, onCard],
    [paths.property(checked), onPage],
  ] as const) {
    freeze(14, '23:59:00.000');
    const before = await read(path);
    expect(before.kept, path).toBe('public, durable, max-age=60');
    expect(before.html, path).toContain(shown);
    expect((await read(path, before.tag)).status, path).toBe(304);
    freeze(15, '00:00:00.000');
    const after = await read(path, before.tag);
    expect(after.status, path).toBe(200);
    expect(after.tag, path).not.toBe(before.tag);
    expect(after.kept, path).toBe('public, durable, max-age=86400');
    expect(after.html, path).not.toContain(shown);
  }
});

/** Lets the clock stand still at a time of the day in Chennai, so many days after the check. */
function freeze(days: number, time = '12:00:00.000'): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${addDays(checkedOn, days)}T${time}+05:30`));
}

async function add(fields: object, cookie: string): Promise<string> {
  const body = { ...sampleProperty, featured: true, ...fields };
  const answer = await send(property, 'POST', adminPaths.api.addProperty, { body, cookie });
  return (await json<{ _id: string }>(answer))._id;
}

/** A page as the deployed function renders it; `known` is the entity tag that the browser has. */
async function read(path: string, known?: string) {
  const answer = await renderPage(path, known === undefined ? {} : { 'if-none-match': known });
  const html = (await answer.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
  const kept = answer.headers.get('netlify-cdn-cache-control') ?? '';
  return { status: answer.status, html, kept, tag: answer.headers.get('etag') ?? '' };
}
