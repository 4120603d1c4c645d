/**
 * Beside the private facts in a property's form: links to the saved numbers of owner and tenant, and the button that erases
 * those facts.
 */
import { useStore } from '@nanostores/react';
import { erasePrivateFacts, type SavedRecord } from '../../../api/records';
import { privateWords } from '../../../content/admin/private';
import { isEmailAddress } from '../../../domain/email-address';
import { blankValues } from '../../../domain/field';
import { type PrivateFieldName, privateFields } from '../../../domain/property/private-fields';
import type { OfficeNumbers } from '../../../domain/property/schema';
import { backupNights } from '../../../domain/retention-periods';
import { showToast } from '../../toasts';
import { Button, ButtonLink } from '../Button';
import { failureText, withSession } from '../calls';
import { useConfirm } from '../Dialog';
import { PhoneLinks } from '../PhoneLinks';
import styles from '../record-form.module.css';
import type { FormEditor } from './spec';

interface Props {
  editor: FormEditor;
  record: SavedRecord;
  numbers: OfficeNumbers;
}

const words = privateWords.erase;

/** Whom the office can reach about a saved property, and the way to erase what it knows of them. */
export function Office({ editor, record, numbers }: Props) {
  const { ask, dialog } = useConfirm();
  const values = useStore(editor.$values);
  const saved = new Map<string, unknown>(Object.entries(record));
  // The server has read the numbers: they are not those of a field that was edited since.
  const areSaved = (...names: PrivateFieldName[]) =>
    names.every((name) => values[name] === saved.get(name));
  const { ownerEmail: email } = values;

  async function erase(): Promise<void> {
    const { question: title, text, confirm, done, failed } = words;
    if (!(await ask({ title, text: text(backupNights), confirm }))) return;
    try {
      const version = await withSession(() => erasePrivateFacts(record._id));
      editor.takeSaved(blankValues(privateFields), version);
      showToast(done, { tone: 'success' });
    } catch (thrown) {
      showToast(failed(failureText(thrown)), { tone: 'error' });
    }
  }

  return (
    <div className={`stack ${styles.whole}`}>
      <div className="cluster">
        {areSaved('owner', 'ownerPhones') && (
          <PhoneLinks numbers={numbers.owner} whom={privateWords.owner} />
        )}
        {typeof email === 'string' && isEmailAddress(email) && (
          <ButtonLink
            look="quiet"
            label={privateWords.email}
            about={privateWords.owner}
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          />
        )}
        {areSaved('tenant') && <PhoneLinks numbers={numbers.tenant} whom={privateWords.tenant} />}
      </div>
      <details>
        <summary className="button-text">{words.title}</summary>
        <div className="stack tight">
          <p className="quiet small measure">{words.text(backupNights)}</p>
          <div>
            <Button look="quiet" label={words.button} onClick={erase} />
          </div>
        </div>
      </details>
      {dialog}
    </div>
  );
}
