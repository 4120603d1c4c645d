/** Why a save failed, in words and with what to do next; typed text stays in the form whatever it was. */
import { currentRecord, hasFailed, RequestFailed } from '../../../api/failure';
import type { SavedRecord } from '../../../api/records';
import { recordMessages } from '../../../content/screen-messages';
import { formWords } from '../../../content/forms/record';
import type { FormError } from '../../../domain/form';
import { adminPaths } from '../../../admin-paths';
import { ButtonLink } from '../Button';
import { failureText } from '../calls';
import { Answers, Dialog } from '../Dialog';

const words = formWords.failed;

export interface SaveFailure {
  title: string;
  advice: string;
  errors: FormError[];
  isGone: boolean;
}

const isRecord = (value: unknown): value is SavedRecord =>
  typeof value === 'object' && value !== null && '_id' in value;

/** If an added record's answer was lost and the record was deleted since, sending it again finds it in the trash. */
function isGone(thrown: unknown): boolean {
  const isTrashed = currentRecord(thrown, isRecord)?.deletedAt !== undefined;
  return isTrashed || hasFailed(thrown, 'gone');
}

/** `images.2` is the third picture, `offices.1.email` a column of a row; other paths are names of fields. */
function formError({ field, message }: FormError): FormError {
  const [name = '', place, column] = field.split('.');
  if (column !== undefined) return { field, message };
  if (name !== 'images' || place === undefined) return { field: name, message };
  return { field: name, message: formWords.errors.picture(Number(place) + 1, message) };
}

/** Describes why a save failed; an unexpected error counts too, and loses no text. */
export function describeSaveFailure(
  thrown: unknown,
  { isNew, fields }: { isNew: boolean; fields: readonly string[] },
): SaveFailure {
  const { addFailed, updateFailed } = recordMessages;
  const errors = thrown instanceof RequestFailed ? (thrown.problem?.errors ?? []) : [];
  const own = { unanswered: words.unanswered, 'too-large': words.tooLarge };
  return {
    title: isNew ? addFailed : updateFailed,
    advice: isGone(thrown) ? words.gone : failureText(thrown, own),
    errors: errors.map(formError).filter(({ field }) => fields.includes(field.split('.')[0] ?? '')),
    isGone: isGone(thrown),
  };
}

/** The stored record, when a save was rejected because it had changed; `null` for one in the trash. */
export function conflictingRecord(thrown: unknown): SavedRecord | null {
  const current = currentRecord(thrown, isRecord);
  return current?.deletedAt === undefined ? current : null;
}

export function FailureDialog({ failure, onClose }: { failure: SaveFailure; onClose: () => void }) {
  return (
    <Dialog role="alertdialog" title={failure.title} onClose={onClose}>
      <p>
        {failure.advice} {words.kept}
      </p>
      <Answers safe={words.close} onSafe={onClose}>
        {failure.isGone && (
          <ButtonLink
            look="main"
            label={words.trash}
            about={`(${formWords.newTab})`}
            href={adminPaths.trash}
            target="_blank"
            rel="noopener"
          />
        )}
      </Answers>
    </Dialog>
  );
}
