/** The bar below a form: saving, previewing, how things stand; and the offer of what was typed earlier and never saved. */
import { useStore } from '@nanostores/react';
import type { RecordKind } from '../../../domain/record';
import { formWords as words } from '../../../content/forms/record';
import { formatMinute } from '../../../domain/date';
import { differingFields } from '../../../domain/form';
import { Button, ButtonLink } from '../Button';
import type { useConfirm } from '../Dialog';
import { recordPages } from '../record-pages';
import type { Editor, FoundDraft } from './editor';
import styles from '../record-form.module.css';
import type { Saving } from './saver';
import { fieldNames, findLabel } from './spec';

const formatTime = (milliseconds: number) => formatMinute(new Date(milliseconds).toISOString());

const labels: Partial<Record<Saving['state'], string>> = {
  waiting: words.waiting,
  sending: words.saving,
  saved: words.saving,
};

/** The form that Preview posts, as unsaved values are too long for an address; its tab is reused. */
export function PreviewForm({ kind }: { kind: RecordKind }) {
  const { preview } = recordPages[kind];
  return preview && <form id="preview" method="post" action={preview} target="preview" />;
}

interface Props {
  editor: Editor;
  saving: Saving['state'];
  list: string;
  date: string | undefined;
}

export function SaveBar({ editor, saving, list, date }: Props) {
  const keptAt = useStore(editor.$keptAt);
  const left = useStore(editor.$foundDraft);
  const label = labels[saving];
  const { preview } = recordPages[editor.spec.kind];
  const stateText = () => {
    const { state } = words;
    if (keptAt === null) return left ? state.left(formatTime(left.at)) : state.clean;
    if (saving === 'failed' || saving === 'invalid') return state.stopped;
    return keptAt === 'never' ? state.notKept : state.kept(formatTime(keptAt));
  };
  const shownValues = () =>
    JSON.stringify({
      ...editor.read(),
      _id: editor.ensureId(),
      date: date ?? new Date().toISOString(),
    });
  return (
    <div className={`cluster bottom-bar ${styles.bar}`} role="group" aria-label={words.bar}>
      <div className={`cluster quiet small ${styles.state}`}>
        <p role="status">{stateText()}</p>
        {left && keptAt === null && (
          <Button look="text" label={words.draft.restore} onClick={() => editor.restore(left)} />
        )}
      </div>
      {preview && (
        <>
          <ButtonLink label={words.back} href={list} />
          <Button
            type="submit"
            form="preview"
            name="record"
            look="quiet"
            label={words.preview}
            about={`(${words.newTab})`}
            onClick={({ currentTarget }) => (currentTarget.value = shownValues())}
          />
        </>
      )}
      <Button
        type="submit"
        look="main"
        title={words.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
        isOff={label !== undefined}
        label={label ?? words.save}
      />
    </div>
  );
}

interface OfferProps {
  editor: Editor;
  draft: FoundDraft;
  ask: ReturnType<typeof useConfirm>['ask'];
}

export function DraftOffer({ editor, draft, ask }: OfferProps) {
  const { title, text, outdated, restore, discard, discardTitle, discardText } = words.draft;
  const { spec, baseline } = editor;
  const edited = differingFields(fieldNames(spec), baseline.values, draft.values);
  const labels = edited.map((field) => findLabel(spec, field)).join(', ');
  const onDiscard = async () => {
    const question = { title: discardTitle, text: discardText, confirm: discard };
    if (await ask(question)) editor.discard(draft);
  };
  return (
    <section className="stack caution" aria-labelledby="draft-title">
      <h2 id="draft-title">{title}</h2>
      <p>{text(formatTime(draft.at), labels)}</p>
      {draft.base.version !== baseline.version && <p>{outdated}</p>}
      <div className="cluster">
        <Button look="main" label={restore} onClick={() => editor.restore(draft)} />
        <Button look="quiet" label={discard} onClick={onDiscard} />
      </div>
    </section>
  );
}
