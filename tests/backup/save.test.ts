import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBackup } from '../../scripts/backup/file.ts';
import { saveBackup } from '../../scripts/backup/save.ts';
import { Stop } from '../../scripts/setup/say.mjs';
import { withSession } from '../../scripts/site/session.ts';
import { answer, type cut, interrupt, openTinySite } from '../site/site';
import { packed } from '../support/documents';
import { useFolder } from '../support/use-folder';

const folder = useFolder();
let file = '';
beforeEach(() => {
  file = join(folder.path, 'backup.zip');
});

describe('row 43: the file of a backup', () => {
  it('has all that the site has, and nobody else may read it', async () => {
    const { entries } = await run();
    expect(entries.map(({ name }) => name)).toEqual(names);
    expect((await readBackup(file)).list.site).toBe('https://homes.example');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder.path)).toEqual(['backup.zip']);
  });

  it('has the documents of a night, and no pictures where they are not wanted', async () => {
    const { entries } = await run({}, { version: { night: '2026-11-22' }, pictures: false });
    expect(entries.map(({ name }) => name)).toEqual(names.slice(0, 1));
  });

  it.each([
    ['is refused', { [picture]: [answer(401, { detail: 'Signed out.' })] }, {}, 'answered 401'],
    [
      'changes a picture meanwhile',
      changedPicture,
      {},
      `whole (pictures/${hash}). Run the command`,
    ],
    [
      'has no documents',
      {},
      { version: { night: '2020-01-01' } },
      'no documents to save of the night',
    ],
  ])('is not left behind when the site %s', async (_how, changed, options, why) => {
    await writeFile(file, 'the backup of last month');
    await writeFile(`${file}.part`, 'of one that was killed');
    const failure = await run(changed, options).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Stop);
    expect(String(failure)).toContain(why);
    expect(await readdir(folder.path)).toEqual(['backup.zip']);
    expect(await readFile(file, 'utf8')).toBe('the backup of last month');
  });

  it('is not left behind when the command is ended', async () => {
    const ended = () => interrupt('SIGINT');
    await expect(run({ [picture]: [ended] })).rejects.toThrow('Ended before all was done.');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('is not saved where nothing can be written', async () => {
    const target = join(folder.path, 'nowhere', 'backup.zip');
    await expect(run({}, { file: target })).rejects.toThrow(
      `${target} cannot be written (ENOENT).`,
    );
  });
});

it('row 43: a file that is none is refused, with what is wrong', async () => {
  await expect(readBackup(join(folder.path, 'none'))).rejects.toThrow('There is no file');
  await expect(readBackup(folder.path)).rejects.toThrow('cannot be read (EISDIR). It is a folder');
  await writeFile(file, 'text');
  await expect(readBackup(file)).rejects.toThrow('not the file of a backup, or it is cut off');
  await run();
  const whole = await readFile(file);
  whole[whole.indexOf('picture', whole.indexOf(hash) + hash.length)] = 0;
  await writeFile(file, whole);
  await expect(readBackup(file)).rejects.toThrow(`pictures/${hash} does not match its hash.`);
});

async function run(changed: typeof answers = {}, options = {}) {
  const site = await openTinySite({ ...answers, ...changed });
  const version = { now: new Date('2026-11-22T21:00:00.000Z') };
  const given = { address: 'https://homes.example', version, file };
  const { entries } = await withSession(site.address, operator, (session) =>
    saveBackup({ site: session, ...given, ...options }),
  ).finally(() => expect(site.asked.at(-1)).toBe('POST /api/auth/signout sid=token'));
  return { entries, asked: site.asked };
}

const operator = { username: 'admin', password: 'secret' };

type Respond = typeof cut;

function bytes(body: Uint8Array): Respond {
  return (response) => void response.writeHead(200).end(body);
}

const hash = 'a'.repeat(24);

const picture = `GET /api/image/${hash}`;

const answers: Record<string, Respond[]> = {
  'GET /api/backup/properties': [bytes(packed([{ _id: 'home' }]))],
  'GET /api/backup/enquiries': [bytes(packed([]))],
  'GET /api/backup/properties?night=2026-11-22': [bytes(packed([{ _id: 'older' }]))],
  'GET /api/backup/pictures': [answer(200, { pictures: [hash, 'b'.repeat(24)] })],
  [picture]: [bytes(Buffer.from('picture'))],
};

/** It is named twice, and is another one the second time. */
const changedPicture = {
  'GET /api/backup/pictures': [answer(200, { pictures: [hash, hash] })],
  [picture]: [bytes(Buffer.from('picture')), bytes(Buffer.from('another'))],
};

/** A site that erased a picture meanwhile, and has no blog posts, leaves these out. */
const names = ['properties.json.gz', 'enquiries.json.gz', `pictures/${hash}`];
