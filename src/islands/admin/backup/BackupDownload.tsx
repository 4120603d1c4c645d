import { useEffect, useRef, useState } from 'react';
import { backupWords } from '../../../content/backup';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { failureText } from '../failure';
import type { Collected } from './collect';
import styles from './backup.module.css';

interface Props {
  /** The day of the backup, YYYY-MM-DD. */
  day: string;
  /** All entries, pictures too. */
  count: number;
  pictures: number;
}

/** Downloads the newest backup as one file, with or without its pictures. */
export default function BackupDownload({ day, count, pictures }: Props) {
  const collected = useRef<Collected | null>(null);
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = running !== null && failure === null;
  const focus = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone when the state changes.
  useEffect(() => {
    if (collected.current) focus.current?.focus();
  }, [isBusy]);

  const total = (withPictures: boolean) => (withPictures ? count : count - pictures);

  const proceed = async (now: Collected) => {
    setFailure(null);
    setRunning({ done: now.from, total: total(now.withPictures) });
    try {
      const { collectBackup, saveBackup } = await import('./collect');
      const isCancelled = () => collected.current !== now;
      await collectBackup(now, isCancelled, (done) => {
        if (!isCancelled()) setRunning({ done, total: total(now.withPictures) });
      });
      if (isCancelled()) return;
      saveBackup(now);
      showToast(backupWords.saved, { tone: 'success' });
      setRunning(null);
    } catch (thrown) {
      if (collected.current === now) setFailure(failureText(thrown));
    }
  };
  const start = (withPictures: boolean) => {
    collected.current = { day, withPictures, from: 0, isWhole: false, parts: [] };
    void proceed(collected.current);
  };
  const cancel = () => {
    collected.current = { day, withPictures: true, from: 0, isWhole: false, parts: [] };
    setFailure(null);
    setRunning(null);
  };

  return (
    <div ref={focus} tabIndex={-1} className={styles.download}>
      {running === null ? (
        <>
          <Button className="button" onClick={() => start(true)}>
            {backupWords.download}
          </Button>
          <Button className="button button-quiet" onClick={() => start(false)}>
            {backupWords.withoutPictures}
          </Button>
        </>
      ) : (
        <>
          <progress
            aria-label={backupWords.progress}
            value={running.done}
            max={Math.max(1, running.total)}
          />
          {failure !== null && (
            <>
              <p role="alert" className="field-error">
                {failure}
              </p>
              <Button
                className="button"
                onClick={() => collected.current && void proceed(collected.current)}
              >
                {backupWords.again}
              </Button>
            </>
          )}
          <Button className="button button-quiet" onClick={cancel}>
            {backupWords.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
