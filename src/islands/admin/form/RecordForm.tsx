/**
 * The open form of a record on its page: keyboard, leaving, drafts, a conflict, what is said after a save. How a save goes
 * is in `saver.ts`, what the controls hold in `editor.ts`.
 */
import { useStore } from '@nanostores/react';
import {
  type ComponentType,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { SavedRecord } from '../../../api/records';
import { admin } from '../../../content/admin/admin';
import { recordMessages } from '../../../content/screen-messages';
import { formWords } from '../../../content/forms/record';
import { isRequired } from '../../../domain/field/table';
import type { Choices, FormValues } from '../../../domain/form';
import { ErrorSummary } from '../../form/ErrorSummary';
import { Button } from '../Button';
import { withWarning } from '../calls';
import { useConfirm } from '../Dialog';
import { keepNotice } from '../notice';
import { listAddress, recordPages, useListAddress } from '../record-pages';
import { useHydrated } from '../use-hydrated';
import { Copied, copyValues } from './Copied';
import { Editor } from './editor';
import { FailureDialog } from './FailureDialog';
import { History } from './History';
import { DraftOffer, PreviewForm, SaveBar } from './SaveBar';
import { Saver } from './saver';
import { showField } from './show-field';
import { Sections } from './Sections';
import { fieldId, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  record: SavedRecord | null;
  /** The record that a new one begins as. */
  copied?: SavedRecord | null;
}

function openForm(spec: FormSpec, record: SavedRecord | null, copied: SavedRecord | null) {
  const editor = new Editor(spec, record);
  if (copied) editor.fill(copyValues(spec, copied));
  const saver = new Saver(
    editor,
    ({ wasNew, warning }) => {
      const { added, updated } = recordMessages;
      const id = editor.ensureId();
      const values = editor.read();
      const isHidden = values.shown === false || spec.isHidden?.(values);
      const toSite = { label: admin.viewOnSite, href: recordPages[spec.kind].site(id) };
      editor.finish();
      const saved = spec.singleton?.saved ?? {
        text: wasNew ? added : updated,
        link: isHidden ? undefined : toSite,
      };
      keepNotice({ text: withWarning(saved.text, warning), link: saved.link });
      if (spec.singleton) location.reload();
      else location.assign(listAddress(spec.kind, id));
    },
    { isStated: copied !== null },
  );
  return { editor, saver };
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Ctrl+S and Cmd+S save, and the browser asks before unsaved changes are left; returns a function that stops. */
function follow(form: HTMLFormElement, { editor, saver }: ReturnType<typeof openForm>): () => void {
  const stopFollowing = editor.attach(form);
  const listening = new AbortController();
  const { signal } = listening;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    // An open dialog asks about this form.
    if (!event.repeat && !document.querySelector('dialog[open]')) void saver.save();
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    if (editor.$keptAt.get() !== null) event.preventDefault();
  };
  // A page restored from the back-forward cache after a save shows an old version.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && saver.$saving.get().state === 'saved') location.reload();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('beforeunload', onLeave, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  // The address may name a field, such as `#field-price`.
  const named = /^#field-(.+)/.exec(location.hash)?.[1];
  if (named !== undefined) showField(named);
  return () => {
    stopFollowing();
    listening.abort();
  };
}

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  onFailed: () => void;
}

/** A dialog whose code only those load who are asked. */
function Late<Props extends object>({ load, props, onFailed }: LateProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const begin = useEffectEvent(() => {
    load().then((found) => setLoaded(() => found), onFailed);
  });
  useEffect(() => begin(), []);
  return Loaded && <Loaded {...props} />;
}

const loadConflict = () => import('./ConflictDialog').then(({ ConflictDialog }) => ConflictDialog);
const loadAssumed = () => import('./Assumed').then(({ AssumedDialog }) => AssumedDialog);

/** The form that adds or changes a property, a blog post or the company's facts; it keeps everything typed. */
export function RecordForm({ spec, record, copied = null }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [open] = useState(() => openForm(spec, record, copied));
  const { editor, saver } = open;
  const shown = useStore(editor.$shown);
  const saving = useStore(saver.$saving);
  const left = useStore(editor.$foundDraft);
  const [replaced, setReplaced] = useState<FormValues | null>(null);
  const { ask, dialog } = useConfirm();
  const list = useListAddress(spec.kind);
  const errors = saving.state === 'invalid' ? saving.errors : [];
  const hydrated = useHydrated();
  useEffect(
    () => (hydrated && form.current ? follow(form.current, open) : undefined),
    [hydrated, open],
  );
  useEffect(() => editor.updateDraft(), [editor, shown]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saver.save();
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
      {/* Until the code has loaded, this method keeps the browser from submitting the form itself. */}
      <form
        ref={form}
        className="stack loose"
        method="dialog"
        autoComplete="off"
        noValidate
        onInput={() => editor.updateDraft()}
        onSubmit={onSubmit}
      >
        {copied && spec.words.copied && (
          <Copied editor={editor} copied={copied} words={spec.words.copied} />
        )}
        {left && <DraftOffer editor={editor} draft={left} ask={ask} />}
        {saving.state === 'invalid' && (
          <ErrorSummary
            className="stack caution"
            errors={errors}
            findId={({ field }) => fieldId(field)}
          >
            {saving.title !== null && <p className="alarm">{saving.title}</p>}
            <p className="alarm">{formWords.errors.title}</p>
          </ErrorSummary>
        )}
        {Object.values(spec.fields).some(isRequired) && (
          <p className="quiet small">{formWords.requiredHint}</p>
        )}
        <div
          key={shown.generation}
          className="stack loose"
          // React would put the saved text back into a long field that was edited before it ran.
          inert={!hydrated || saving.state === 'sending'}
        >
          <Sections editor={editor} errors={errors} />
        </div>
        {record && <History spec={spec} id={record._id} onUse={restoreVersion} />}
        {replaced && (
          <p className="caution" role="status">
            {formWords.history.used}{' '}
            <Button look="text" label={formWords.history.undo} onClick={undoRestore} />
          </p>
        )}
        <SaveBar editor={editor} saving={saving.state} list={list} date={record?.date} />
      </form>
      <PreviewForm kind={spec.kind} />
      {saving.state === 'asked' && (
        <Late
          load={loadAssumed}
          props={{
            spec,
            names: saving.assumed,
            doubts: saving.doubts,
            values: editor.read(),
            onSave: () => void saver.save(),
            onClose: () => saver.dismiss(),
          }}
          onFailed={() => saver.failToShow()}
        />
      )}
      {saving.state === 'failed' && (
        <FailureDialog failure={saving.failure} onClose={() => saver.dismiss()} />
      )}
      {saving.state === 'conflict' && (
        <Late
          key={saving.conflict.version}
          load={loadConflict}
          props={{
            spec,
            conflict: saving.conflict,
            onSave: (choices: Choices) => void saver.resolve(saving.conflict, choices),
            onClose: () => saver.dismiss(),
          }}
          onFailed={() => saver.failToShow()}
        />
      )}
      {dialog}
    </>
  );
}
