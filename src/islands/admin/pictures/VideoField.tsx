import { useRef, useState, type KeyboardEvent } from 'react';
import { pictureWords } from '../../../content/pictures';
import { Button } from '../Button';
import type { Pictures } from './pictures';
import styles from './pictures.module.css';

const id = 'video-link';

/** Adds a YouTube link as a video among the pictures. */
export function VideoField({ pictures }: { pictures: Pictures }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  const add = () => {
    const field = input.current;
    if (!field) return;
    const refusal = pictures.addVideo(field.value);
    setError(refusal);
    if (refusal === null) field.value = '';
    field.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the whole form.
    event.preventDefault();
    add();
  };

  return (
    <div className="field">
      <label htmlFor={id}>{pictureWords.videoLabel}</label>
      <div className={styles.video}>
        <input
          ref={input}
          id={id}
          className="input"
          type="url"
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          aria-invalid={error !== null || undefined}
          onKeyDown={onKeyDown}
        />
        <Button className="button button-quiet" onClick={add}>
          {pictureWords.addVideo}
        </Button>
      </div>
      {error !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {pictureWords.videoHint}
      </p>
    </div>
  );
}
