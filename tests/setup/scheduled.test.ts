import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { startSchedule } from '../../scripts/setup/scheduled.ts';
import { scheduleNames } from '../../src/domain/schedule';
import { answer, openTinySite } from '../site/site';

const names = scheduleNames.map((name) => `scheduled-${name}`);
const path = (name: string) => `POST /.netlify/functions/${name}`;
const siteThat = (status: number) =>
  openTinySite(Object.fromEntries(names.map((name) => [path(name), [answer(status)]])));

it('runs every scheduled function of the site once, and the sweep again after five minutes', async () => {
  const { address, asked } = await siteThat(200);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startSchedule(address);
  expect(asked).toEqual(names.map(path));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await vi.waitFor(() => expect(asked).toEqual([...names, 'scheduled-sweep'].map(path)));
  stop();
});

it('knows every scheduled function there is', () => {
  const found = readdirSync('netlify/functions').filter((file) => file.startsWith('scheduled-'));
  expect(found.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
});

it('says which one did not run, and continues', async () => {
  const { address } = await siteThat(500);
  const warnings: string[] = [];
  (await startSchedule(address, (text) => warnings.push(text)))();
  expect(warnings).toEqual(
    names.map((name) => `The scheduled function ${name} did not run: it answered 500.`),
  );
});
