import { RequestFailed } from '../../../api/failure';
import type { PictureWork } from './uploads';

/** Code that cannot be fetched is like a call without an answer: its picture waits, and is tried again. */
async function fetched(): Promise<PictureWork> {
  try {
    return (await import('./picture-work')).pictureWork;
  } catch (cause) {
    throw new RequestFailed(0, null, null, cause);
  }
}

/** Prepares and uploads pictures; its code is fetched for the first one. */
export const laterWork: PictureWork = {
  prepare: async (file) => (await fetched()).prepare(file),
  upload: async (...picture) => (await fetched()).upload(...picture),
};
