import type { StoredName } from '../../domain/backup/documents';

/** `stale`: somebody else wrote in between; `unclear`: only reading tells whether it was written. */
export type WriteOutcome = { state: 'written'; etag: string } | { state: 'stale' | 'unclear' };

export type StoreName =
  | 'documents'
  | 'history'
  | 'received'
  | 'requests'
  | 'marks'
  | 'sessions'
  | 'images'
  | 'imports'
  | 'backups';

/** The store gave no clear answer: nothing may be reported as saved. */
export class StoreUnavailable extends Error {
  /** Whether the change that it ended may be written all the same. */
  mayBeWritten = false;

  constructor(cause: unknown) {
    super('The store could not be reached.', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The time was over although the store may be well: this site does too much at once. */
export class SiteBusy extends StoreUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'SiteBusy';
    this.message = 'The site was too busy to do this in time.';
  }
}

/** A document cannot be read, or was there and is gone: nobody may write over it but a restore. */
export class DamagedDocument extends StoreUnavailable {
  constructor(
    readonly document: StoredName,
    readonly night?: string,
  ) {
    super(new Error(`The document of ${document} is damaged or missing.`));
    this.name = 'DamagedDocument';
  }
}

/** Somebody else's write came first; the losing text is in the history, `current` is the stored record. */
export class Conflict<Stored = unknown> extends Error {
  constructor(readonly current: Stored) {
    super('Somebody else changed this record in the meantime.');
    this.name = 'Conflict';
  }
}
