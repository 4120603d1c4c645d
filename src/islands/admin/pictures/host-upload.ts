import { type PictureHost, uploadPicture } from '../../../api/images';
import { RequestFailed } from '../../../api/request';
import { withSession } from '../session/with-session';
import type { PictureWork } from './uploads';

type Upload = PictureWork['upload'];

const refusals = [401, 403];
const badGateway = 502;

/** Another host's refusal is about its own settings: no password of the operator's mends it. */
function asFailedHost(thrown: unknown): unknown {
  const isRefusal = thrown instanceof RequestFailed && refusals.includes(thrown.status);
  return isRefusal ? new RequestFailed(badGateway, null, thrown.body, thrown) : thrown;
}

/** The upload to a host: an ended session asks for the password only when the host is our own. */
export function uploadTo(host: PictureHost, send = uploadPicture): Upload {
  const upload: Upload = (picture, name, options) => send(picture, name, { host, ...options });
  if (host.isOwn) return (...picture) => withSession(() => upload(...picture));
  return (...picture) =>
    upload(...picture).catch((thrown: unknown) => {
      throw asFailedHost(thrown);
    });
}
