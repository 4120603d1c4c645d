import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatAge } from '../../scripts/backup/report.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { withSession } from '../../scripts/site/session.ts';
import { writeArchive } from '../../src/domain/backup/archive';
import { answer, openTinySite } from '../site/site';
import { packed } from '../support/documents';
import { useFolder } from '../support/use-folder';

const folder = useFolder();

/** The file of a backup with one blog post and pictures. */
async function writeBackup(post: object, pictures: string[] = []): Promise<string> {
  const pieces: Uint8Array[] = [];
  const source = {
    document: (name: string) => Promise.resolve(name === 'blogs' ? packed([post]) : null),
    pictures: () => Promise.resolve(pictures),
    picture: () => Promise.resolve(new Uint8Array(8)),
  };
  const origin = { site: 'https://homes.example', at: '2026-11-21' };
  await writeArchive(source, origin, (piece) => pieces.push(piece));
  const file = join(folder.path, 'backup.zip');
  await writeFile(file, pieces);
  return file;
}

it('row 43: a restore that is ended while it asks writes nothing, and signs out', async () => {
  const file = await writeBackup({ _id: 'post' });
  const compared = { different: [], erased: [], same: 0, unread: 0, learned: 0, total: 0 };
  const site = await openTinySite({
    'PUT /api/backup/blogs?trial': [answer(200, { ...compared, missing: ['post'] })],
    'GET /api/backup/pictures': [answer(200, { pictures: [] })],
  });
  const command = spawn(process.execPath, ['scripts/restore.ts', file, site.address], {
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
  expect(said).toContain('Write 1 records and pictures to the site? (y/n) ');
  expect(said).toContain('Ended before all was done.');
  const calls = ['GET /api/backup/pictures', 'POST /api/auth/signout'];
  expect(site.asked.slice(-2)).toEqual(calls.map((call) => `${call} sid=token`));
});

it('row 75: a picture that the site refuses is named and left out, and the rest of the backup is restored', async () => {
  const [good, bad] = ['a'.repeat(24), 'b'.repeat(24)];
  const images = [good, bad].map((hash) => `/api/image/${hash}`);
  const file = await writeBackup({ _id: 'post', images }, [good, bad]);
  const compared = { missing: [], different: [], erased: [], same: 0, unread: 0, learned: 0 };
  const without = answer(200, { ...compared, missing: ['post'], total: 0 });
  const whole = answer(200, { ...compared, same: 1, total: 1 });
  const detail = 'It holds more than a picture.';
  const site = await openTinySite({
    'PUT /api/backup/blogs?trial': [without, whole],
    'GET /api/backup/pictures': [answer(200, { pictures: [] }), answer(200, { pictures: [good] })],
    [`PUT /api/image/${bad}`]: [answer(422, { detail })],
    [`PUT /api/image/${good}`]: [answer(200)],
    'PUT /api/backup/blogs': [answer(200, { ...compared, total: 1, rest: 0 })],
  });
  const printed: string[] = [];
  const left = await restore({
    file,
    replace: false,
    withErased: false,
    confirm: () => Promise.resolve(true),
    print: (line) => void printed.push(line),
    atSite: (act) => withSession(site.address, { username: 'meena', password: 'secret' }, act),
  });
  expect(left).toBe(1);
  expect(printed).toContain(`pictures/${bad} is left out. The site answered 422. ${detail}`);
  expect(printed).toContain('1 differences.');
  expect(site.asked).toContain('PUT /api/backup/blogs sid=token');
});

it.each([
  ['2026-11-22T21:00:00.000Z', 'less than a day old'],
  ['2026-11-21', '1 day old'],
  ['2026-09-30T21:00:00.000Z', '53 days old'],
])('a backup from %s is %s', (at, words) => {
  expect(formatAge(at, new Date('2026-11-22T21:30:00.000Z'))).toBe(words);
});
