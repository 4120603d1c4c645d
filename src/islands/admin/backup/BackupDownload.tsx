import { useEffect, useRef, useState } from 'react';
import { backupWords } from '../../../content/backup';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { failureText } from '../calls';
import { readBackup, saveBackup } from './download';

/** Downloads the site's documents as one file, with or without its pictures. */
export default function BackupDownload() {
  /** The download under way; a cancelled one has left here. */
  const current = useRef<object | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
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
    const run = {};
    current.current = run;
    const isWanted = () => current.current === run;
    setFailure(null);
    setProgress({ done: 0, total: 1 });
    try {
      const onProgress = (done: number, total: number) => {
        if (isWanted()) setProgress({ done, total });
      };
      const backup = await readBackup({ withPictures, isWanted, onProgress });
      if (!isWanted()) return;
      saveBackup(backup, withPictures);
      showToast(backupWords.saved, { tone: 'success' });
    } catch (thrown) {
      if (isWanted()) setFailure(failureText(thrown));
    }
    if (isWanted()) setProgress(null);
  };
  const cancel = () => {
    current.current = null;
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
          <Button className="button" onClick={() => void start(true)}>
            {backupWords.download}
          </Button>
          <Button className="button button-quiet" onClick={() => void start(false)}>
            {backupWords.withoutPictures}
          </Button>
        </>
      ) : (
        <>
          <progress aria-label={backupWords.progress} value={progress.done} max={progress.total} />
          <Button className="button button-quiet" onClick={cancel}>
            {backupWords.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
