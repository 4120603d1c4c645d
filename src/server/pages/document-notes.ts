import { adminHome } from '../../content/admin/home';
import { type DocumentName, documentNames } from '../../domain/backup/documents';
import { shorten } from '../../domain/shorten';
import { documents } from '../documents';
import { damagedText } from '../http/problem';
import { orMissing } from './fallback';

/** What the operator is told of a stored document. */
export interface DocumentNote {
  document: DocumentName;
  text: string;
}

const maxName = 80;

/** What a value that is no record calls itself. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const members = new Map<string, unknown>(Object.entries(value));
  const names = ['name', 'title', 'address', '_id', 'id'].map((member) => members.get(member));
  return shorten(names.filter((name) => typeof name === 'string').find(Boolean) ?? '', maxName);
}

async function notesOf(document: DocumentName): Promise<DocumentNote[]> {
  try {
    const { entries } = await documents[document].read();
    const unread = entries.filter(({ id }) => id === null);
    return unread.map(({ value }) => ({
      document,
      text: adminHome.unread(document, nameOf(value)),
    }));
  } catch (thrown) {
    const text = damagedText(thrown);
    if (text === undefined) throw thrown;
    return [{ document, text }];
  }
}

/** The documents that are damaged or missing, and the records that cannot be read; without those of a store that does not answer. */
export async function loadDocumentNotes(): Promise<DocumentNote[]> {
  const load = (name: DocumentName) => orMissing(`notes of ${name}`, () => notesOf(name));
  const notes = await Promise.all(documentNames.map(load));
  return notes.flatMap((each) => each ?? []);
}
