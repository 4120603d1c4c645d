import { createHash } from 'node:crypto';
import { type FileHeader, hashedText } from '../../src/domain/backup/file';

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** The file of a backup of blog posts with these keys and texts: its first part, and the last one with the end. */
export function partsOfFile(texts: readonly string[]): [string, string] {
  const entryOf = (text: string) => ({
    store: 'blogs' as const,
    key: text,
    sha256: sha256Of(text),
    text,
  });
  const entries = texts.map(entryOf);
  const count = entries.length;
  const site = 'https://example.com';
  const header: FileHeader = {
    backup: 1,
    site,
    at: '2026-11-21T21:00:00.000Z',
    count,
    pictures: true,
  };
  const end = { end: true, count, sha256: sha256Of(hashedText(header, entries)) };
  const linesOf = (values: object[]) =>
    values.map((value) => `${JSON.stringify(value)}\n`).join('');
  return [linesOf([header, ...entries.slice(0, 1)]), linesOf([...entries.slice(1), end])];
}
