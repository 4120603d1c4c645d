/** Tolerant reading of stored records: older ones lack fields or hold what is refused today. */

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Whether a text may name a record: keys are not escaped by the store's client. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}

/** A stored value as fields, or `null` when it is no record with a valid id. */
export function storedFields(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Record<string, unknown> = { ...value };
  return typeof fields._id === 'string' && isId(fields._id) ? fields : null;
}

/** A stored text, or a number as text; anything else is the fallback. */
export function storedText(value: unknown, fallback = ''): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : fallback;
}

/** A stored yes or no; anything else is the fallback. */
export function storedFlag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** A stored word of a list; anything else is the fallback. */
export function storedChoice<Word extends string>(
  value: unknown,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === value) ?? fallback;
}

/** The texts of a list that pass the test; `null` and everything else is dropped. */
export function storedList(value: unknown, test: (text: string) => boolean): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item) => typeof item === 'string').filter(test);
}

/** What every record carries besides its fields. */
export function storedMeta(fields: Record<string, unknown>) {
  const createdAt = storedText(fields.createdAt);
  const deletedAt = storedText(fields.deletedAt);
  const restores = storedText(fields.restores);
  return {
    _id: storedText(fields._id),
    date: storedText(fields.date, createdAt),
    version: storedText(fields.version),
    createdAt,
    updatedAt: storedText(fields.updatedAt, createdAt),
    ...(deletedAt === '' ? {} : { deletedAt }),
    ...(restores === '' ? {} : { restores }),
  };
}
