import { useStore } from '@nanostores/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { SavedRecord } from '../../../api/record-form';
import type { RecordKind } from '../../../api/records';
import { formWords } from '../../../content/record-form';
import type { FormValues } from '../../../domain/form';
import { ErrorBoundary } from '../../ErrorBoundary';
import { ErrorSummary } from '../../form/ErrorSummary';
import { useHydrated } from '../Button';
import { useConfirm } from '../dialog/Dialog';
import { useLeaveGuard } from '../leave';
import { useListAddress } from '../list-address';
import { ConflictDialog } from './ConflictDialog';
import { CostReading } from './CostReading';
import type { FoundDraft } from './editor';
import { FailureDialog } from './FailureDialog';
import styles from './form.module.css';
import { History } from './History';
import { openForm, useOpenForm } from './open-form';
import { DraftOffer, SaveBar } from './SaveBar';
import { Sections } from './Sections';
import { fieldId, type FormSpec, specs } from './spec';

interface Props {
  kind: RecordKind;
  /** The saved record; `null` to add one. */
  record: SavedRecord | null;
}

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
  const [open] = useState(() => openForm(spec, record));
  const { editor, saver } = open;
  useOpenForm(form, open);
  const shown = useStore(editor.$shown);
  const saving = useStore(saver.$saving);
  const left = useStore(editor.$left);
  const [replaced, setReplaced] = useState<FormValues | null>(null);
  const { ask, dialog } = useConfirm();
  const list = useListAddress(spec.kind);
  const isInvalid = saving.state === 'invalid';

  useLeaveGuard({
    isUnfinished: () => editor.$isDirty.get() && saver.$saving.get().state !== 'saved',
    ask: (go, way) => {
      const { text, textNotKept, ...question } = formWords.leave;
      const isKept = editor.$keptAt.get() !== 'never';
      // Back to the list, as after every save, means to the saved row in it.
      const isList = way instanceof HTMLAnchorElement && way.href.endsWith(list);
      void ask({ ...question, text: isKept ? text : textNotKept }).then((answer) => {
        if (answer === 'confirm') void saver.save(isList ? null : go);
        if (answer === 'alternative') go();
      });
    },
  });

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
    if (await ask({ title, text, confirm })) editor.discard(draft);
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
          baseline={editor.baseline}
          onRestore={() => editor.restore(left)}
          onDiscard={() => void discard(left)}
        />
      )}
      {/* Until the code has loaded, this method keeps the browser from submitting the form itself. */}
      <form
        ref={form}
        className={`stack ${styles.form}`}
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
        <div
          key={shown.generation}
          className={`stack ${styles.form}`}
          inert={saving.state === 'sending'}
        >
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
          <p className="caution" role="status">
            {formWords.history.used}{' '}
            <button type="button" className="button-text" onClick={undoRestore}>
              {formWords.history.undo}
            </button>
          </p>
        )}
        <SaveBar editor={editor} saving={saving.state} list={list} onPreview={preview} />
      </form>
      {saving.state === 'failed' && (
        <FailureDialog failure={saving.failure} onClose={() => saver.dismiss()} />
      )}
      {saving.state === 'conflict' && (
        <ConflictDialog
          key={saving.conflict.version}
          spec={spec}
          conflict={saving.conflict}
          onSave={(choices) => void saver.resolve(saving.conflict, choices)}
          onClose={() => saver.dismiss()}
        />
      )}
      {dialog}
    </>
  );
}
