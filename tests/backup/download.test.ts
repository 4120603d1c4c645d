import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../scripts/backup/download.mjs';
import { Stop } from '../../scripts/setup/say.mjs';
import { withSession } from '../../scripts/site/session.mjs';
import { answer, cut, interrupt, openTinySite } from '../site/site';
import { partsOfFile } from '../support/backup-file';

const operator = { username: 'admin', password: 'secret' };
const parts = partsOfFile(['one', 'two']);
const damaged = parts[1].replace('"text":"two"', '"text":"tow"');
const latest = 'GET /api/backup/latest';
const [part0, part1] = [0, 1].map((from) => `GET /api/backup/part/2026-11-22/${from}`) as [
  string,
  string,
];
const text =
  (whole: string) =>
  (...[response]: Parameters<typeof cut>) =>
    void response.writeHead(200).end(whole);
const [first, second] = [text(parts[0]), text(parts[1])];
const answers = { [latest]: [answer(200, { day: '2026-11-22' })], [part0]: [first] };

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
  file = join(folder, 'backup.ndjson.gz');
});
afterEach(() => rm(folder, { recursive: true }));

/** Downloads from a site that answers the second part so. */
async function run(last: (typeof cut)[], target = file) {
  const site = await openTinySite({ ...answers, [part1]: last });
  const saved = await withSession(site.address, operator, (session) =>
    download({ site: session, file: target, signal: session.signal }),
  ).finally(() => expect(site.asked.at(-1)).toBe('POST /api/auth/signout sid=token'));
  return { ...saved, asked: site.asked };
}

describe('row 43: the download of a backup', () => {
  it('is one compressed file of all parts, for nobody else to read', async () => {
    const { day, entries } = await run([second]);
    expect(day).toBe('2026-11-22');
    expect(entries.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(gunzipSync(await readFile(file)).toString()).toBe(parts.join(''));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.ndjson.gz']);
  });

  it('asks again for a part whose answer was cut', async () => {
    const { asked } = await run([cut, second]);
    expect(asked.filter((call) => call.startsWith(part1))).toHaveLength(2);
    expect(gunzipSync(await readFile(file)).toString()).toBe(parts.join(''));
  });

  it.each([
    [
      'is refused',
      answer(404, { detail: 'There is no such backup.' }),
      'The site answered 404. There is no such backup.',
    ],
    [
      'is damaged',
      text(damaged),
      'Nothing was saved, as what came is not whole. Line 3 is damaged: blogs/two does not match its hash.',
    ],
  ])(
    'leaves nothing behind and an earlier file as it was when a part %s',
    async (_how, last, why) => {
      await writeFile(file, 'the backup of last month');
      await writeFile(`${file}.part`, 'of a download that was killed');
      const failure = await run([last]).catch((thrown: unknown) => thrown);
      expect(failure).toBeInstanceOf(Stop);
      expect(String(failure)).toContain(why);
      expect(await readdir(folder)).toEqual(['backup.ndjson.gz']);
      expect(await readFile(file, 'utf8')).toBe('the backup of last month');
    },
  );

  it('leaves nothing behind when it is ended', async () => {
    await expect(run([() => interrupt('SIGINT')])).rejects.toThrow('Ended before all was done.');
    expect(await readdir(folder)).toEqual([]);
  });

  it('says when it cannot write there', async () => {
    await writeFile(file, '');
    for (const [target, code] of [
      [join(folder, 'nowhere', 'backup'), 'ENOENT'],
      [join(file, 'backup'), 'ENOTDIR'],
    ] as const) {
      const failure = await run([second], target).catch((thrown: unknown) => thrown);
      expect(failure).toBeInstanceOf(Stop);
      expect(String(failure)).toContain(`${target} cannot be written (${code}).`);
    }
  });

  it('says that the disk is full, and signs out', async () => {
    const error = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    const full = new Writable({ write: (_chunk, _encoding, done) => done(error) });
    const opened = vi.spyOn(fs, 'createWriteStream').mockReturnValue(full as never);
    syncBuiltinESMExports();
    try {
      await expect(run([second])).rejects.toThrow('cannot be written (the disk is full).');
    } finally {
      opened.mockRestore();
      syncBuiltinESMExports();
    }
  });
});
