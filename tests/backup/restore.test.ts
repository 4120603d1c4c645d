import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { answer, openTinySite } from '../site/site';
import { partsOfFile } from '../support/backup-file';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('row 43: a restore that is ended while it asks writes nothing, and signs out', async () => {
  const file = join(folder, 'backup.ndjson');
  await writeFile(file, partsOfFile(['one']).join(''));
  const site = await openTinySite({
    'POST /api/backup/compare': [answer(200, { states: ['missing'] })],
    'GET /api/backup/keys/blogs': [answer(200, { keys: [] })],
  });
  const command = spawn(process.execPath, ['scripts/restore.mjs', file, '--to', site.address], {
    env: { ...process.env, ADMIN_PASSWORD: 'secret' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  let said = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (!said.includes('(y/n)') && (said + text).includes('(y/n)')) command.kill('SIGTERM');
    said += text;
  });
  expect(await once(command, 'close')).toEqual([1, null]);
  expect(said).toContain('Write 1 values to the site? (y/n) ');
  expect(said).toContain('Ended before all was done.');
  const calls = ['GET /api/backup/keys/blogs', 'POST /api/auth/signout'];
  expect(site.asked.slice(-2)).toEqual(calls.map((call) => `${call} sid=token`));
});
