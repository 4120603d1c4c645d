/** A set of records of one kind (homes, articles) with one commit point per write. */
export interface Collection<Input, Patch, Stored, Summary> {
  /** All records that are not in the trash, as summaries, newest first; two store calls whatever the number. */
  list(): Promise<Listed<Summary>[]>;
  /** One record, or `null` when there is none or it is in the trash. */
  read(id: string): Promise<Stored | null>;
  /** Stores a new record under a fresh id (or the given one) and answers it. */
  create(input: Input, options?: { id?: string }): Promise<Stored>;
  /**
   * Changes the given fields; `null` when there is no such record.
   * Throws `Conflict` (with the current record) when `ifMatch` is given and is not its version.
   */
  update(
    id: string,
    patch: Patch,
    options?: { ifMatch?: string | undefined },
  ): Promise<Stored | null>;
  /** Moves a record to the trash; `false` when there is no such record. */
  remove(id: string): Promise<boolean>;
}

/** A summary with what the operator's list and the sitemap ask for besides. */
export type Listed<Summary> = Summary & { updatedAt: string; version: string };
