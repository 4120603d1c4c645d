import { adminHome } from '../../content/admin/home';
import { documentNames, type StoredName } from '../../domain/backup/documents';
import { shorten } from '../../domain/shorten';
import { people } from '../auth/people';
import { documents } from '../documents';
import { damagedText } from '../http/problem';
import { readDoor } from '../people/list';
import { DamagedDocument } from '../store/key-value-store';
import { orMissing } from './fallback';

const maxName = 80;

function readText(value: unknown, ...names: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return '';
  const members = new Map<string, unknown>(Object.entries(value));
  const texts = names.map((name) => members.get(name)).filter((one) => typeof one === 'string');
  return texts.find(Boolean) ?? '';
}

const stored = { ...documents, people };
const names = [...documentNames, 'people' as const];

async function readNotes(document: StoredName) {
  try {
    // An empty list of people is damaged as well, once somebody was in it.
    if (document === 'people' && (await readDoor()) === 'unreadable')
      throw new DamagedDocument(document);
    const { entries, records } = await stored[document].read();
    // Once a restore has brought a record back, nobody needs what stood in its place.
    const unread = entries.filter(
      ({ id, value }) => id === null && !records.has(readText(value, '_id', 'id')),
    );
    return unread.map(({ value }) => {
      const name = readText(value, 'name', 'title', 'address', '_id', 'id');
      return { document, text: adminHome.unread(document, shorten(name, maxName)) };
    });
  } catch (thrown) {
    const text = damagedText(thrown);
    if (text === undefined) throw thrown;
    return [{ document, text }];
  }
}

/** The documents that are damaged or missing, and the records that cannot be read; without those of a store that does not answer. */
export async function loadDocumentNotes() {
  const load = (name: StoredName) => orMissing(`notes of ${name}`, () => readNotes(name));
  const notes = await Promise.all(names.map(load));
  return notes.flatMap((each) => each ?? []);
}
