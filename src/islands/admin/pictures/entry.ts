/**
 * A picture on its way into a record: the states between a chosen file and its address, and how a failure of each kind is
 * said.
 */
import { RequestFailed } from '../../../api/failure';
import { pictureWords } from '../../../content/forms/pictures';
import type { PictureFault } from '../../../domain/picture/fault';
import { failureText } from '../calls';

export interface PictureEntry {
  key: string;
  /** The chosen file's name; '' for a picture that was saved before. */
  name: string;
  url: string | null;
  /** A small picture of it as `data:` address, until the record shows it. */
  thumbnail: string | null;
  state: 'waiting' | 'preparing' | 'uploading' | 'ready' | 'failed';
  /** The fraction sent so far, 0 to 1. */
  progress: number;
  failure: { message: string; canRetry: boolean } | null;
  /** What is worth a word, though the picture can be used. */
  caution: PreparedPicture['caution'];
  /** The chosen file; `null` for a picture that was saved before. */
  file: File | null;
}

export interface PreparedPicture {
  picture: Blob;
  /** `null` where the browser cannot make one. */
  thumbnail: string | null;
  caution: 'small' | 'faint' | null;
}

export class InvalidPicture extends Error {
  constructor(
    readonly fault: PictureFault,
    cause?: unknown,
  ) {
    super(`The file is no picture that can be used: ${fault}.`, { cause });
    this.name = 'InvalidPicture';
  }
}

export function isBusy({ state }: PictureEntry): boolean {
  return state === 'waiting' || state === 'preparing' || state === 'uploading';
}

const { errors, faults } = pictureWords;

const failureWords = {
  offline: errors.offline,
  unanswered: errors.connection,
  'signed-out': errors.session,
  other: errors.server,
};

/** Says why a picture could not be prepared or uploaded, and whether trying again can help. */
export function pictureFailure(thrown: unknown): NonNullable<PictureEntry['failure']> {
  if (thrown instanceof InvalidPicture) return { message: faults[thrown.fault], canRetry: false };
  const isAnswered = thrown instanceof RequestFailed && thrown.status >= 200 && thrown.status < 300;
  return {
    message: isAnswered ? errors.noAddress : failureText(thrown, failureWords),
    canRetry: true,
  };
}
