/**
 * The dialog that puts a picture into the text of a post: it is chosen, uploaded and described before its Markdown is
 * inserted.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { admin } from '../../../content/admin/admin';
import { articleWords } from '../../../content/forms/article';
import { pictureWords } from '../../../content/forms/pictures';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import { FileInput } from '../FileInput';
import styles from '../record-form.module.css';
import { PictureProgress } from '../pictures/PictureItem';
import { Pictures } from '../pictures/pictures';
import { pictureWork } from '../pictures/uploads';

interface Props {
  id: string;
  onClose: () => void;
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

  const choose = (files: File[]) => setError(pictures.choose(files) ?? undefined);
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
            <FileInput
              {...attributes}
              label={entry ? words.another : words.choose}
              accept="image/*,.heic,.heif"
              onFiles={choose}
            />
            {entry?.thumbnail && <img className="thumbnail" src={entry.thumbnail} alt="" />}
            <div role="status" className="small">
              {entry?.url && pictureWords.announcements.ready(entry.name)}
              {entry && <PictureProgress entry={entry} />}
            </div>
            {entry?.failure?.canRetry && (
              <Button look="text" label={pictureWords.retry} onClick={() => pictures.retry()} />
            )}
          </div>
        )}
      </Field>
      <Field id={`${id}-alt`} label={words.alt} hint={words.altHint} error={undefined}>
        {(attributes) => (
          <input ref={alt} {...attributes} className="input" onKeyDown={onKeyDown} />
        )}
      </Field>
      <Answers safe={admin.cancel} onSafe={onClose}>
        <Button
          look="main"
          label={words.insert}
          aria-disabled={!entry?.url || undefined}
          onClick={insert}
        />
      </Answers>
    </Dialog>
  );
}
