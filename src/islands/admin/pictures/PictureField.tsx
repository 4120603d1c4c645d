import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { pictureWords } from '../../../content/pictures';
import { Button } from '../Button';
import { useHydrated } from '../use-hydrated';
import { PictureList } from './PictureList';
import type { Pictures } from './pictures';
import styles from './pictures.module.css';
import { useFileDrop } from './use-file-drop';
import { VideoField } from './VideoField';

interface Props {
  /** The id of the control that an error links to. */
  id: string;
  label: string;
  pictures: Pictures;
  error: string | undefined;
}

/** The pictures of a record: choose or drop them, order them, add a video. */
export function PictureField({ id, label, pictures, error }: Props) {
  const entries = useStore(pictures.$entries);
  const away = useStore(pictures.$away);
  const said = useStore(pictures.$said);
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(part, (files) => setRefusal(pictures.choose(files)));
  const { replaces, takesVideos } = pictures.settings;
  const failed = entries.filter(({ failure }) => failure?.canRetry).length;
  const problem = refusal ?? error;
  const described = [problem && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');

  useEffect(() => {
    const retry = () => pictures.retry({ onlyOffline: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [pictures]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setRefusal(pictures.choose([...(event.currentTarget.files ?? [])]));
    // The same file can be chosen again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <div
      ref={part}
      className={styles.pictures}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
    >
      <div className={styles.zone}>
        <input
          id={id}
          className={styles.file}
          type="file"
          multiple
          disabled={!hydrated}
          accept="image/*,.heic,.heif"
          aria-describedby={described}
          aria-invalid={problem !== undefined || undefined}
          onChange={choose}
        />
        <label htmlFor={id} className="button button-quiet">
          {pictureWords.choose}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {replaces ? pictureWords.dropReplaces : pictureWords.drop}
        </p>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {entries.length === 0 && <p className="quiet">{pictureWords.none}</p>}
      {entries.length > 0 && <PictureList pictures={pictures} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {failed > 1 && (
        <Button className="button-text" onClick={() => pictures.retry()}>
          {pictureWords.retryAll}
        </Button>
      )}
      {away && (
        <Button className="button-text" onClick={() => pictures.takeBack()}>
          {replaces ? pictureWords.takeBack : pictureWords.undo}
        </Button>
      )}
      {takesVideos && <VideoField pictures={pictures} />}
    </div>
  );
}
