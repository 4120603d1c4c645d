import { useStore } from '@nanostores/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { SavedRecord } from '../../../api/save';
import { formWords } from '../../../content/record-form';
import type { FormValues } from '../../../domain/form';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { DraftOffer } from './DraftOffer';
import { ErrorSummary } from './ErrorSummary';
import styles from './form.module.css';
import { History } from './History';
import { openForm } from './open-form';
import { openPreview } from './preview';
import { SaveBar } from './SaveBar';
import { SavingDialogs } from './SavingDialogs';
import { Sections } from './Sections';
import type { FormSpec } from './spec';
import { useFollowedForm } from './use-followed-form';
import { useLeaveGuard } from './use-leave-guard';

interface Props {
  spec: FormSpec;
  /** What lies in the store; `null` to add one. */
  record: SavedRecord | null;
}

/** The same form adds and changes; nothing typed into it is lost. */
export function RecordForm(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form({ spec, record }: Props) {
  const [{ editor, keeper, saver }] = useState(() => openForm(spec, record));
  const form = useRef<HTMLFormElement>(null);
  const shown = useStore(editor.$shown);
  const isDirty = useStore(editor.$isDirty);
  const saving = useStore(saver.$saving);
  const keptAt = useStore(keeper.$keptAt);
  const left = useStore(keeper.$left);
  const [replaced, setReplaced] = useState<FormValues | null>(null);
  const { ask, dialog } = useConfirm();
  const isInvalid = saving.state === 'invalid';

  useFollowedForm(form, { editor, keeper, saver });
  useLeaveGuard(
    {
      isUnsaved: () => editor.$isDirty.get() && saver.$saving.get().state !== 'saved',
      isKept: () => {
        keeper.keepNow();
        return keeper.$keptAt.get() !== 'never';
      },
    },
    ask,
  );

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saver.save();
  };
  const preview = () => {
    const date = record?.date ?? new Date().toISOString();
    openPreview(spec.preview, { ...editor.read(), _id: editor.id(), date });
  };
  const discard = async () => {
    const { discardTitle: title, discardText: text, discard: confirm } = formWords.draft;
    if (left && (await ask({ title, text, confirm }))) keeper.discard(left);
  };
  const take = (values: FormValues) => {
    setReplaced(editor.read());
    editor.fill(values);
  };
  const takeBack = () => {
    if (replaced) editor.fill(replaced);
    setReplaced(null);
  };

  return (
    <>
      {left && (
        <DraftOffer
          spec={spec}
          draft={left}
          saved={editor.base.values}
          version={editor.base.version}
          onUse={() => keeper.use(left)}
          onDiscard={() => void discard()}
        />
      )}
      {/* Until the code is there, this method keeps the browser from sending the form by itself. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        autoComplete="off"
        noValidate
        onInput={() => editor.note()}
        onSubmit={onSubmit}
      >
        {isInvalid && <ErrorSummary title={saving.title} errors={saving.errors} />}
        {Object.values(spec.fields).some(({ isRequired }) => isRequired) && (
          <p className="quiet small">{formWords.requiredHint}</p>
        )}
        <div key={shown.generation} className={styles.form} inert={saving.state === 'sending'}>
          <Sections
            spec={spec}
            initial={shown.values}
            pictures={editor.pictures}
            errors={isInvalid ? saving.errors : []}
          />
        </div>
        {record && <History spec={spec} id={record._id} onUse={take} />}
        {replaced && (
          <p className={styles.taken} role="status">
            {formWords.history.used}{' '}
            <button type="button" className="button-text" onClick={takeBack}>
              {formWords.history.takeBack}
            </button>
          </p>
        )}
        <SaveBar
          saving={saving.state}
          isDirty={isDirty}
          keptAt={keptAt}
          list={spec.list}
          onPreview={preview}
        />
      </form>
      <SavingDialogs spec={spec} saver={saver} />
      {dialog}
    </>
  );
}
