import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { admin } from '../../../content/admin';
import { articleWords } from '../../../content/article';
import { pictureWords } from '../../../content/pictures';
import { Field } from '../../form/Field';
import { Answers, Dialog } from '../dialog/Dialog';
import type { PictureEntry } from '../pictures/entry';
import { Pictures } from '../pictures/pictures';
import { pictureWork } from '../pictures/uploads';
import styles from './article.module.css';

interface Props {
  /** The id of the text. */
  id: string;
  onClose: () => void;
  /** Called with the picture in Markdown. */
  onInsert: (picture: string) => void;
}

const words = articleWords.picture;

/** Uploads a picture for the text, as the form does with its own, and asks what it shows. */
export function PictureDialog({ id, onClose, onInsert }: Props) {
  const [pictures] = useState(
    () => new Pictures([], { limit: 1, replaces: true, takesVideos: false }, pictureWork),
  );
  const entry = useStore(pictures.$entries)[0];
  const alt = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => () => pictures.fill([]), [pictures]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setError(pictures.choose([...(event.currentTarget.files ?? [])]) ?? undefined);
    // The same file can be chosen again after it failed.
    event.currentTarget.value = '';
  };
  const insert = () => {
    // Brackets and line breaks would end the words.
    const shows = (alt.current?.value ?? '').replaceAll(/[[\]\s]+/g, ' ').trim();
    if (entry?.url) onInsert(`![${shows}](${entry.url})`);
    else setError(entry ? words.wait : words.missing);
  };
  /** Enter answers the dialog, where it would submit the form around it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Field
        id={`${id}-picture`}
        label={words.file}
        hint={words.hint}
        error={entry?.failure?.message ?? (entry?.url ? undefined : error)}
        isAlert
      >
        {(attributes) => (
          <div className={`cluster ${styles.file}`}>
            <input
              {...attributes}
              className="visually-hidden"
              type="file"
              accept="image/*,.heic,.heif"
              onChange={choose}
            />
            <label htmlFor={attributes.id} className="button button-quiet">
              {entry ? words.another : words.choose}
            </label>
            {entry && <State entry={entry} onRetry={() => pictures.retry()} />}
          </div>
        )}
      </Field>
      <Field id={`${id}-alt`} label={words.alt} hint={words.altHint} error={undefined}>
        {(attributes) => (
          <input ref={alt} {...attributes} className="input" onKeyDown={onKeyDown} />
        )}
      </Field>
      <Answers safe={admin.cancel} onSafe={onClose}>
        <button
          type="button"
          className="button"
          aria-disabled={!entry?.url || undefined}
          onClick={insert}
        >
          {words.insert}
        </button>
      </Answers>
    </Dialog>
  );
}

/** What becomes of the chosen picture. */
function State({ entry, onRetry }: { entry: PictureEntry; onRetry: () => void }) {
  const { state, thumbnail, failure, name, progress } = entry;
  return (
    <>
      {thumbnail !== null && <img className={styles.thumbnail} src={thumbnail} alt="" />}
      <p role="status" className="small">
        {state === 'ready' && pictureWords.announcements.ready(name)}
        {state !== 'ready' && state !== 'failed' && pictureWords.states[state]}
      </p>
      {state === 'uploading' && (
        <progress value={progress} aria-label={`${pictureWords.states.uploading}: ${name}`} />
      )}
      {failure?.canRetry && (
        <button type="button" className="button-text" onClick={onRetry}>
          {pictureWords.retry}
        </button>
      )}
    </>
  );
}
