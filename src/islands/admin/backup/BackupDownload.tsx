import { useEffect, useRef, useState } from 'react';
import { backupWords as words } from '../../../content/admin/backup';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { failureText } from '../calls';
import { readBackup, saveBackup } from './download';

/** Downloads the site's documents as one file, with or without its pictures. */
export default function BackupDownload() {
  const cancelling = useRef(new AbortController());
  const [progress, setProgress] = useState<{ value: number; max: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = progress !== null;
  const focus = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  // The button that had the focus is gone when the state changes.
  useEffect(() => {
    if (wasBusy.current !== isBusy) focus.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  const start = async (withPictures: boolean) => {
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    const onProgress = (value: number, max: number) => {
      if (!signal.aborted) setProgress({ value, max });
    };
    setFailure(null);
    onProgress(0, 1);
    try {
      const backup = await readBackup({ withPictures, signal, onProgress });
      signal.throwIfAborted();
      saveBackup(backup, withPictures);
      showToast(words.saved, { tone: 'success' });
    } catch (thrown) {
      if (!signal.aborted) setFailure(failureText(thrown));
    }
    if (!signal.aborted) setProgress(null);
  };
  const cancel = () => {
    cancelling.current.abort();
    setProgress(null);
  };

  return (
    <div ref={focus} tabIndex={-1} className="cluster">
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      {progress === null ? (
        <>
          <Button look="main" label={words.download} onClick={() => start(true)} />
          <Button look="quiet" label={words.withoutPictures} onClick={() => start(false)} />
        </>
      ) : (
        <>
          <progress aria-label={words.progress} {...progress} />
          <Button look="quiet" label={words.cancel} onClick={cancel} />
        </>
      )}
    </div>
  );
}
