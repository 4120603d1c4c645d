import { afterEach, expect, it } from 'vitest';
import { pictureHost, type uploadPicture } from '../../../../src/api/images';
import { RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/admin/failures';
import { pictureWords } from '../../../../src/content/forms/pictures';
import { pictureFailure } from '../../../../src/islands/admin/pictures/entry';
import { uploadTo } from '../../../../src/islands/admin/pictures/uploads';
import { $signInQuestion } from '../../../../src/stores/session';

const own = pictureHost('', '');
const hosted = pictureHost('cloud', 'preset');
const options = {
  isDrawing: false,
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

/** Gives the listed addresses and failures one after another, and records which host was called. */
function answering(answers: (string | RequestFailed)[]) {
  const called: string[] = [];
  const send: typeof uploadPicture = (_, __, { host }) => {
    called.push(host.address);
    const answer = answers.shift() ?? new RequestFailed(500, null);
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  return { send, called };
}

afterEach(() => $signInQuestion.set(null));

it('an upload to our own host asks for the password when the session has ended, then continues', async () => {
  const { send, called } = answering([new RequestFailed(401, null), '/api/image/a']);
  const uploaded = uploadTo(own, send)(new Blob(), 'a.jpg', options);
  await expect.poll(() => $signInQuestion.get()).not.toBeNull();
  $signInQuestion.get()?.answer(true);
  await expect(uploaded).resolves.toBe('/api/image/a');
  expect(called).toEqual([own.address, own.address]);
});

it.each([401, 403])('another host’s %i asks for no password', async (status) => {
  const body = { error: { message: 'Upload preset not found' } };
  const { send, called } = answering([new RequestFailed(status, null, body)]);
  const upload = uploadTo(hosted, send)(new Blob(), 'a.jpg', options);
  const thrown: unknown = await upload.catch((reason: unknown) => reason);
  expect($signInQuestion.get()).toBeNull();
  expect(called).toEqual([hosted.address]);
  const failure = { message: pictureWords.errors.server, canRetry: true };
  expect(pictureFailure(thrown)).toEqual(failure);
  expect(thrown).toMatchObject({ body });
});

it.each([
  ['takes no such size', 413, failures['too-large']],
  ['fails', 500, pictureWords.errors.server],
  ['answers without an address', 200, pictureWords.errors.noAddress],
])('a picture host that %s can be tried again', (_, status, message) => {
  expect(pictureFailure(new RequestFailed(status, null))).toMatchObject({
    message,
    canRetry: true,
  });
});
