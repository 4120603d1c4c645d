import { isId } from '../../domain/stored';

/** A new record was given an id that cannot be one. */
export class InvalidRecordId extends Error {
  constructor(readonly id: string) {
    super('An id has 1 to 64 letters, digits, "-" and "_" and begins with a letter or digit.');
    this.name = 'InvalidRecordId';
  }
}

/** Whether a text can be the id of a record; checked before any store call. */
export function isRecordId(text: string): boolean {
  return isId(text);
}

/** A fresh id with 60 random bits: short in addresses and lists; a clash is refused by the conditional create. */
export function freshRecordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
