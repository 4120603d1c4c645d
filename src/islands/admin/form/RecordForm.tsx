import { useStore } from '@nanostores/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { SavedRecord } from '../../../api/record-form';
import type { RecordKind } from '../../../api/records';
import { formWords } from '../../../content/record-form';
import type { FormValues } from '../../../domain/form';
import { ErrorBoundary } from '../../ErrorBoundary';
import { ErrorSummary } from '../../form/ErrorSummary';
import { useHydrated } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { later } from '../later';
import { useListAddress } from '../list-address';
import { useLeaveGuard } from '../use-leave-guard';
import { DraftOffer } from './DraftOffer';
import type { FoundDraft } from './drafts';
import styles from './form.module.css';
import { History } from './History';
import { SaveBar } from './SaveBar';
import { SavingDialogs } from './SavingDialogs';
import { Sections } from './Sections';
import { fieldId, type FormSpec } from './spec';
import { specs } from './specs';
import { useOpenForm } from './use-open-form';
import { useSaveShortcut } from './use-save-shortcut';

interface Props {
  kind: RecordKind;
  /** The saved record; `null` to add one. */
  record: SavedRecord | null;
}

const CostReading = later(() => import('./CostReading'));

/** The same form adds and changes a property or a blog post; nothing typed into it is lost. */
export default function RecordForm({ kind, record }: Props) {
  return (
    <ErrorBoundary>
      <Form spec={specs[kind]} record={record} />
    </ErrorBoundary>
  );
}

/**
 * Shows unsaved values as visitors will see them, in one separate tab that is reused. They are
 * posted as a form, because they are too long for an address.
 */
function openPreview(address: string, record: FormValues): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action: address, target: 'preview', hidden: true });
  Object.assign(field, { type: 'hidden', name: 'record', value: JSON.stringify(record) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

function Form({ spec, record }: { spec: FormSpec; record: SavedRecord | null }) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { editor, keeper, saver } = useOpenForm(form, spec, record);
  const shown = useStore(editor.$shown);
  const isDirty = useStore(editor.$isDirty);
  const saving = useStore(saver.$saving);
  const keptAt = useStore(keeper.$keptAt);
  const left = useStore(keeper.$left);
  const [replaced, setReplaced] = useState<FormValues | null>(null);
  const { ask, dialog } = useConfirm();
  const list = useListAddress(spec.kind);
  const isInvalid = saving.state === 'invalid';

  useLeaveGuard({
    isUnfinished: () => editor.$isDirty.get() && saver.$saving.get().state !== 'saved',
    ask: async (departure) => {
      keeper.keepNow();
      const { text, textNotKept, ...question } = formWords.leave;
      const isKept = keeper.$keptAt.get() !== 'never';
      const answer = await ask({ ...question, text: isKept ? text : textNotKept });
      // Back to the list, as after every save, means to the saved row in it.
      if (answer === 'confirm')
        void saver.save(departure.address.endsWith(list) ? null : departure);
      return answer === 'alternative';
    },
  });
  useSaveShortcut(() => void saver.save());

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saver.save();
  };
  const preview = () => {
    const date = record?.date ?? new Date().toISOString();
    openPreview(spec.preview, { ...editor.read(), _id: editor.id(), date });
  };
  const discard = async (draft: FoundDraft) => {
    const { discardTitle: title, discardText: text, discard: confirm } = formWords.draft;
    if (await ask({ title, text, confirm })) keeper.discard(draft);
  };
  const restoreVersion = (values: FormValues) => {
    setReplaced(editor.read());
    editor.fill(values);
  };
  const undoRestore = () => {
    if (replaced) editor.fill(replaced);
    setReplaced(null);
  };

  return (
    <>
      {left && (
        <DraftOffer
          spec={spec}
          draft={left}
          saved={editor.baseline.values}
          version={editor.baseline.version}
          onRestore={(draft) => keeper.restore(draft)}
          onDiscard={() => void discard(left)}
        />
      )}
      {/* Until the code has loaded, this method keeps the browser from submitting the form itself. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        autoComplete="off"
        noValidate
        onInput={() => editor.note()}
        onSubmit={onSubmit}
      >
        {isInvalid && (
          <ErrorSummary
            className={styles.summary}
            errors={saving.errors}
            idOf={({ field }) => fieldId(field)}
          >
            {saving.title !== null && <p>{saving.title}</p>}
            <p>{formWords.errors.title}</p>
          </ErrorSummary>
        )}
        {Object.values(spec.fields).some(({ isRequired }) => isRequired) && (
          <p className="quiet small">{formWords.requiredHint}</p>
        )}
        <div key={shown.generation} className={styles.form} inert={saving.state === 'sending'}>
          <Sections
            spec={spec}
            initial={shown.values}
            pictures={editor.pictures}
            errors={isInvalid ? saving.errors : []}
            reading={hydrated && spec.kind === 'property' && <CostReading editor={editor} />}
          />
        </div>
        {record && <History spec={spec} id={record._id} onUse={restoreVersion} />}
        {replaced && (
          <p className={styles.taken} role="status">
            {formWords.history.used}{' '}
            <button type="button" className="button-text" onClick={undoRestore}>
              {formWords.history.undo}
            </button>
          </p>
        )}
        <SaveBar
          saving={saving.state}
          isDirty={isDirty}
          keptAt={keptAt}
          left={left}
          onRestore={(draft) => keeper.restore(draft)}
          list={list}
          onPreview={preview}
        />
      </form>
      <SavingDialogs spec={spec} saver={saver} />
      {dialog}
    </>
  );
}
