import type { RecordMeta } from '../../domain/property/schema';
import { withChanges } from '../../domain/record-version';
import type { Collection } from '../store/collection';
import { idOf, type Call } from './call';
import { fitting } from './fitting';
import type { Problem } from './problem';
import { privateJson } from './reply';
import { callBackIfUnclear } from './unclear-write';

type Run = (call: Call) => Promise<Response>;

interface UndoKind<Stored, Summary> {
  collection: Pick<
    Collection<never, never, Stored, Summary>,
    'trashed' | 'restore' | 'history' | 'readAny'
  >;
  missing: () => Problem;
  /** The tags of the pages that show a record. */
  pagesOf: (id: string) => string[];
  /** Purges the pages of a record and answers it. */
  saved: (record: Stored, status: number) => Promise<Response>;
}

/** What the API does so that nothing which was ever written is lost; the operator's only. */
export interface UndoCalls {
  /** The summaries of the trash, last deleted first. */
  trash: Run;
  /** Takes a record out of the trash; one that is not in it is answered as it is. */
  restore: Run;
  /** The newest versions of a record, in the trash or not, with what each changed. */
  history: Run;
}

/** The calls around trash and history for one kind of record. */
export function undoCalls<Stored extends RecordMeta, Summary>(
  kind: UndoKind<Stored, Summary>,
): UndoCalls {
  const { collection, missing, pagesOf, saved } = kind;
  return {
    trash: async () => privateJson(await collection.trashed()),

    restore: async (call) => {
      const id = idOf(call);
      const record = await callBackIfUnclear(pagesOf(id), () => collection.restore(id));
      if (record === null) throw missing();
      return saved(record, 200);
    },

    history: async (call) => {
      const id = idOf(call);
      const versions = withChanges(await collection.history(id));
      // A record that came from a backup has no history, but is there.
      if (versions.length === 0 && (await collection.readAny(id)) === null) throw missing();
      return privateJson(fitting(versions));
    },
  };
}
