import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { pictureWords } from '../../../../src/content/forms/pictures';
import { maxFileBytes } from '../../../../src/domain/picture/fault';
import { InvalidPicture } from '../../../../src/islands/admin/pictures/entry';
import { Pictures, type PictureSettings } from '../../../../src/islands/admin/pictures/pictures';
import type { PictureWork } from '../../../../src/islands/admin/pictures/uploads';

const settings: PictureSettings = { limit: 5, replaces: false, takesVideos: true };

it('a file that is too large is told the limit that it is checked by', () => {
  expect(pictureWords.faults.huge).toContain(` ${maxFileBytes / 1_000_000} MB.`);
});

describe('uploads', () => {
  it('run one after another and are appended in the order of choice', async () => {
    const { host, pictures } = open(['/api/image/saved']);
    pictures.choose([file('a.png'), file('b.heic')]);
    await expect.poll(() => host.running).toBe(1);
    expect(host.began).toEqual(['a.jpg']);
    await host.answer('/api/image/a');
    await host.answer('/api/image/b');
    await pictures.waitForUploads();
    expect(pictures.urls()).toEqual(['/api/image/saved', '/api/image/a', '/api/image/b']);
    expect(host.began).toEqual(['a.jpg', 'b.jpg']);
  });

  it('one that fails delays no other and saves no null; it can be retried', async () => {
    const { host, pictures, states, findKey } = open([]);
    pictures.choose([file('a.jpg'), file('b.jpg')]);
    await host.answer(new RequestFailed(500, null));
    await host.answer('/api/image/b');
    await pictures.waitForUploads();
    expect(states()).toEqual(['failed', 'ready']);
    expect(pictures.urls()).toEqual(['/api/image/b']);
    pictures.retry(findKey(0));
    await host.answer('/api/image/a');
    expect(pictures.urls()).toEqual(['/api/image/a', '/api/image/b']);
  });

  it('a file that is not a complete picture is never sent, and no retry is offered', async () => {
    const { host, pictures } = open([]);
    pictures.choose([file('bad.jpg')]);
    await pictures.waitForUploads();
    expect(pictures.$entries.get()[0]?.failure).toEqual({
      message: pictureWords.faults.truncated,
      canRetry: false,
    });
    expect(host.began).toEqual([]);
  });

  it('when the network fails in the middle, all uploads that it broke can be retried at once', async () => {
    const { host, pictures, states } = open([]);
    pictures.choose(['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`)));
    await host.answer('/api/image/a');
    await host.answer('/api/image/b');
    for (let left = 3; left > 0; left -= 1) await host.answer(new RequestFailed(0, null));
    expect(states()).toEqual(['ready', 'ready', 'failed', 'failed', 'failed']);
    pictures.retry();
    for (const name of ['c', 'd', 'e']) await host.answer(`/api/image/${name}`);
    expect(pictures.urls().map((url) => url.at(-1))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('cancelling one ends its call and starts the next', async () => {
    const { host, pictures, findKey } = open([]);
    pictures.choose([file('a.jpg'), file('b.jpg')]);
    await expect.poll(() => host.began).toEqual(['a.jpg']);
    pictures.remove(findKey(0));
    await expect.poll(() => host.began).toEqual(['a.jpg', 'b.jpg']);
  });
});

it('the order of pictures is changed by moving, and announced', () => {
  const { pictures, findKey } = open(['/a', '/b', '/c']);
  pictures.move(findKey(2), 0);
  expect(pictures.urls()).toEqual(['/c', '/a', '/b']);
  expect(pictures.$announcement.get()).toBe('Picture 3 moved to place 1 of 3.');
});

it('videos are YouTube links, added at the end in one spelling', () => {
  const { pictures } = open(['/a']);
  expect(pictures.addVideo(' https://youtu.be/dQw4w9WgXcQ?t=3 ')).toBeNull();
  expect(pictures.urls()).toEqual(['/a', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
});

it.each(['', 'https://vimeo.com/1', 'javascript:alert(1)', 'youtube'])('%s is no video', (link) => {
  const { pictures } = open([]);
  expect(pictures.addVideo(link)).toBe(pictureWords.errors.video);
  expect(pictures.urls()).toEqual([]);
});

it('more pictures than the limit are rejected; one that was removed returns to its place', () => {
  const { pictures, findKey } = open(['/a', '/b', '/c', '/d']);
  expect(pictures.choose([file('e.jpg'), file('f.jpg')])).toContain('5');
  pictures.remove(findKey(1));
  expect(pictures.urls()).toEqual(['/a', '/c', '/d']);
  pictures.undo();
  expect(pictures.urls()).toEqual(['/a', '/b', '/c', '/d']);
});

it('in a blog post, chosen files replace the earlier ones, which can be restored', async () => {
  const { host, pictures } = open(['/old'], { replaces: true });
  pictures.choose([file('new.jpg')]);
  await host.answer('/api/image/new');
  expect(pictures.urls()).toEqual(['/api/image/new']);
  pictures.choose([file('newer.jpg')]);
  await expect.poll(() => host.running).toBe(1);
  pictures.undo();
  await pictures.waitForUploads();
  expect(pictures.urls()).toEqual(['/api/image/new']);
});

function open(saved: string[], given: Partial<PictureSettings> = {}) {
  const host = new Host();
  const pictures = new Pictures(saved, { ...settings, ...given }, host);
  const states = () => pictures.$entries.get().map(({ state }) => state);
  const findKey = (index: number) => pictures.$entries.get()[index]?.key ?? '';
  return { host, pictures, states, findKey };
}

function file(name: string) {
  return new File(['x'], name);
}

/** Work whose uploads the test completes, in the order in which they began. */
class Host implements PictureWork {
  readonly began: string[] = [];
  readonly #answers: { name: string; end: (result: string | Error) => void }[] = [];

  prepare = (chosen: File) =>
    chosen.name.startsWith('bad')
      ? Promise.reject(new InvalidPicture('truncated'))
      : Promise.resolve({ picture: new Blob(['y']), thumbnail: 'data:,', caution: null });

  upload: PictureWork['upload'] = (_, name, { signal }) =>
    new Promise((resolve, reject) => {
      this.began.push(name);
      const end = (result: string | Error) =>
        typeof result === 'string' ? resolve(result) : reject(result);
      this.#answers.push({ name, end });
      signal.addEventListener('abort', () => end(new RequestFailed(0, null)));
    });

  /** Completes the running upload. */
  async answer(result: string | Error): Promise<void> {
    await expect.poll(() => this.#answers.length).toBe(1);
    this.#answers.shift()?.end(result);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  get running(): number {
    return this.#answers.length;
  }
}
