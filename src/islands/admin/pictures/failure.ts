import { RequestFailed } from '../../../api/request';
import { pictureWords } from '../../../content/pictures';
import { type PictureFailure, UnfitPicture } from './entry';

const { errors, faults } = pictureWords;

function messageFor({ status, problem }: RequestFailed, isOnline: boolean): string {
  if (status === 0) return isOnline ? errors.connection : errors.offline;
  if (status === 401) return errors.session;
  if (status >= 200 && status < 300) return errors.noAddress;
  return problem?.detail ?? (status === 413 ? errors.tooLarge : errors.server);
}

/** Says why a picture could not be prepared or uploaded, and whether trying again can help. */
export function pictureFailure(thrown: unknown, isOnline: boolean): PictureFailure {
  if (thrown instanceof UnfitPicture)
    return { message: faults[thrown.fault], canRetry: false, isOffline: false };
  if (!(thrown instanceof RequestFailed))
    return { message: errors.server, canRetry: true, isOffline: false };
  const message = messageFor(thrown, isOnline);
  return { message, canRetry: true, isOffline: thrown.status === 0 };
}
