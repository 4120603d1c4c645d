import type { Lead } from '../../../domain/lead/schema';

/** A note as the operator knows it, and the version of the lead that holds it. */
export type NoteBase = Pick<Lead, 'note' | 'version'>;

/**
 * The version that a note is saved over: the latest one while its note is the one that the operator
 * knows, whatever else has changed; otherwise the known one, which the server refuses as outdated.
 */
export function versionToReplace(known: NoteBase, latest: NoteBase): string {
  return latest.note === known.note ? latest.version : known.version;
}
