/** Somebody else's write came first; the losing text is in the history, `current` is what lies in the store. */
export class Conflict<Stored = unknown> extends Error {
  constructor(readonly current: Stored) {
    super('Somebody else changed this record in the meantime.');
    this.name = 'Conflict';
  }
}
