import { hasFailed, RequestFailed } from '../../../api/failure';
import { type PictureHost, pictureHost, uploadPicture } from '../../../api/images';
import { withSession } from '../calls';
import type { PreparedPicture } from './entry';
import type { PictureUse } from './prepare';

export interface PictureWork {
  prepare: (file: File, use: PictureUse) => Promise<PreparedPicture>;
  upload: (
    picture: Blob,
    name: string,
    options: PictureUse & { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<string>;
}

const serverError = 500;

/** Another host rejects a call because of its own settings: signing in again does not help. */
function asFailedHost(thrown: unknown): unknown {
  const isRejected = hasFailed(thrown, 'signed-out', 'forbidden');
  return isRejected ? new RequestFailed(serverError, null, thrown.body, thrown) : thrown;
}

/** The upload to a host: an ended session asks for the password only when the host is our own. */
export function uploadTo(host: PictureHost, send = uploadPicture): PictureWork['upload'] {
  const upload: PictureWork['upload'] = (picture, name, options) =>
    send(picture, name, { host, ...options });
  if (host.isOwn) return (...picture) => withSession(() => upload(...picture));
  return (...picture) =>
    upload(...picture).catch((thrown: unknown) => {
      throw asFailedHost(thrown);
    });
}

const host = pictureHost(
  import.meta.env.PUBLIC_CLOUDINARY_CLOUD_NAME,
  import.meta.env.PUBLIC_CLOUDINARY_UPLOAD_PRESET,
);

export const pictureWork: PictureWork = {
  // Loaded with the first picture: most forms are opened without adding one.
  prepare: async (file, use) => (await import('./prepare')).preparePicture(file, host, use),
  upload: uploadTo(host),
};
