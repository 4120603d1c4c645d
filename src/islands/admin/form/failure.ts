import { RequestFailed } from '../../../api/request';
import type { SavedRecord } from '../../../api/save';
import { messages } from '../../../content/messages';
import { formWords } from '../../../content/record-form';
import type { FormError } from '../../../domain/form';

const words = formWords.failed;

/** Why a record was not saved. */
export interface Failure {
  /** The words of the error catalogue. */
  title: string;
  /** What to do. */
  advice: string;
  /** What the server says of fields of the form. */
  errors: FormError[];
  /** Whether the record lies in the trash now. */
  isGone: boolean;
}

function currentRecord(thrown: unknown): SavedRecord | null {
  if (!(thrown instanceof RequestFailed) || thrown.status !== 409) return null;
  const { body } = thrown;
  const hasCurrent = typeof body === 'object' && body !== null && 'current' in body;
  return hasCurrent ? ((body.current as SavedRecord | null | undefined) ?? null) : null;
}

/** A record that was added, but whose answer was lost, is found in the trash by sending it again. */
function isGone(thrown: RequestFailed): boolean {
  return thrown.status === 404 || currentRecord(thrown)?.deletedAt !== undefined;
}

const advices: Readonly<Record<number, string>> = {
  401: words.unauthorized,
  403: words.forbidden,
  413: words.tooLarge,
  503: words.busy,
};

function adviceFor(thrown: RequestFailed, isOnline: boolean): string {
  const { status, problem } = thrown;
  if (status === 0) return isOnline ? words.unanswered : words.offline;
  if (isGone(thrown)) return words.gone;
  const known = advices[status];
  if (known !== undefined) return known;
  if (status < 500 && problem) return problem.detail;
  const id = problem?.requestId;
  return id === undefined ? `${words.other}.` : `${words.other}: ${id}.`;
}

/** `images.2` is the third picture; other paths are names of fields. */
function fieldError({ field, message }: FormError): FormError {
  const [name = '', place] = field.split('.');
  if (name !== 'images' || place === undefined) return { field: name, message };
  return { field: name, message: `${formWords.errors.picture} ${Number(place) + 1}: ${message}` };
}

/** Reads the failure of a save; anything unexpected is a failure too, and loses no text. */
export function readFailure(
  thrown: unknown,
  { isNew, isOnline, fields }: { isNew: boolean; isOnline: boolean; fields: readonly string[] },
): Failure {
  const { addFailed, updateFailed } = messages.record;
  const title = isNew ? addFailed : updateFailed;
  if (!(thrown instanceof RequestFailed))
    return { title, advice: `${words.other}.`, errors: [], isGone: false };
  const errors = (thrown.problem?.errors ?? [])
    .map(fieldError)
    .filter(({ field }) => fields.includes(field));
  return { title, advice: adviceFor(thrown, isOnline), errors, isGone: isGone(thrown) };
}

/** The record as it lies in the store, when a save was refused because it had changed; one in the trash is none. */
export function conflictingRecord(thrown: unknown): SavedRecord | null {
  const current = currentRecord(thrown);
  return current?.deletedAt === undefined ? current : null;
}
