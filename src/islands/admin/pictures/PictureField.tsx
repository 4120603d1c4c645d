/**
 * The field of a form's pictures: choosing, dropping, adding a video, and the list of what is there. Its state is in
 * `pictures.ts`.
 */
import { useStore } from '@nanostores/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { pictureWords } from '../../../content/forms/pictures';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import { FileInput } from '../FileInput';
import styles from '../record-form.module.css';
import { PictureList } from './PictureList';
import type { Pictures } from './pictures';

interface Props {
  id: string;
  label: string;
  pictures: Pictures;
  error: string | undefined;
}

/** The pictures of a record: choose or drop them, order them, add a video. */
export function PictureField({ id, label, pictures, error }: Props) {
  const entries = useStore(pictures.$entries);
  const previous = useStore(pictures.$previous);
  const announcement = useStore(pictures.$announcement);
  const [rejection, setRejection] = useState<string | null>(null);
  const choose = (files: File[]) => setRejection(pictures.choose(files));
  const { replaces, takesVideos } = pictures.settings;
  const failed = entries.filter(({ failure }) => failure?.canRetry).length;
  const problem = rejection ?? error;
  const described = [problem && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');

  return (
    <div className="stack" role="group" aria-label={label}>
      <div className="drop-zone cluster">
        <FileInput
          id={id}
          label={pictureWords.choose}
          multiple
          accept="image/*,.heic,.heif"
          aria-describedby={described}
          aria-invalid={problem !== undefined || undefined}
          onFiles={choose}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {replaces ? pictureWords.dropReplaces : pictureWords.drop}
        </p>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {entries.length === 0 && (
        <p className="quiet">{pictures.settings.none ?? pictureWords.none}</p>
      )}
      {entries.length > 0 && <PictureList pictures={pictures} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {failed > 1 && (
        <Button look="text" label={pictureWords.retryAll} onClick={() => pictures.retry()} />
      )}
      {previous && (
        <Button
          look="text"
          label={replaces ? pictureWords.restore : pictureWords.undo}
          onClick={() => pictures.undo()}
        />
      )}
      {takesVideos && <VideoField pictures={pictures} />}
    </div>
  );
}

function VideoField({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  const add = () => {
    const field = input.current;
    if (!field) return;
    const rejection = pictures.addVideo(field.value);
    setError(rejection);
    if (rejection === null) field.value = '';
    field.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the whole form.
    event.preventDefault();
    add();
  };

  return (
    <Field
      id="video-link"
      label={pictureWords.videoLabel}
      hint={pictureWords.videoHint}
      error={error ?? undefined}
      isAlert
    >
      {(attributes) => (
        <div className={`stack ${styles.beside}`}>
          <input ref={input} {...attributes} className="input" type="url" onKeyDown={onKeyDown} />
          <Button look="quiet" label={pictureWords.addVideo} onClick={add} />
        </div>
      )}
    </Field>
  );
}
