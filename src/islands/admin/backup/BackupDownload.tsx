/**
 * The button that takes a backup away: the browser reads every document and picture, and makes one file of them, with
 * progress and a way to stop.
 */
import { useEffect, useRef, useState } from 'react';
import { backupSource } from '../../../api/backup';
import { hasFailed } from '../../../api/failure';
import { backupWords as words } from '../../../content/admin/backup';
import { type BackupSource, writeArchive } from '../../../domain/backup/archive';
import { isoDay } from '../../../domain/date';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { failureText, withSession } from '../calls';

/** Before something is requested again, in milliseconds. */
const pauses = [1_000, 4_000];

async function readWithRetries<Value>(
  read: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await withSession(read);
    } catch (thrown) {
      const pause = pauses[attempt];
      if (pause === undefined || !hasFailed(thrown, 'unanswered', 'busy')) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export interface Download {
  withPictures: boolean;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads a backup of the site as it is now: one zip. Throws what a call throws, and when it is cancelled. */
export async function readBackup({ withPictures, signal, onProgress }: Download): Promise<Blob> {
  const retrying = <Value,>(read: () => Promise<Value>) => readWithRetries(read, signal);
  const source: BackupSource = {
    document: (name) => retrying(() => backupSource.document(name)),
    pictures: () => (withPictures ? retrying(backupSource.pictures) : Promise.resolve([])),
    picture: (hash) => retrying(() => backupSource.picture(hash)),
  };
  const pieces: BlobPart[] = [];
  const take = (piece: Uint8Array) => pieces.push(piece as Uint8Array<ArrayBuffer>);
  const origin = { site: window.location.origin, at: new Date().toISOString() };
  await writeArchive(source, origin, take, onProgress);
  return new Blob(pieces, { type: 'application/zip' });
}

function saveBackup(backup: Blob, withPictures: boolean): void {
  const href = URL.createObjectURL(backup);
  const day = isoDay(new Date().toISOString());
  const download = `backup-${day}${withPictures ? '' : '-without-pictures'}.zip`;
  Object.assign(document.createElement('a'), { href, download }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

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
