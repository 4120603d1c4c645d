const pageSize = 1_000;

/** What a store lists, by its folder: read once, then kept up to date. */
class Keys {
  #etags;
  /** @type {string[] | null} */
  #sorted = null;

  constructor(blobs) {
    this.#etags = new Map(blobs.map(({ key, etag }) => [key, etag]));
  }

  set(key, etag) {
    if (!this.#etags.has(key)) this.#sorted = null;
    this.#etags.set(key, etag);
  }

  delete(key) {
    if (this.#etags.delete(key)) this.#sorted = null;
  }

  page(prefix, cursor) {
    this.#sorted ??= [...this.#etags.keys()].sort();
    const found = this.#sorted.filter((key) => key.startsWith(prefix) && key > cursor);
    const keys = found.slice(0, pageSize);
    const blobs = keys.map((key) => ({ key, etag: this.#etags.get(key) }));
    return { blobs, directories: [], ...(found.length > pageSize && { next_cursor: keys.at(-1) }) };
  }
}

/**
 * Lets a local store list as the platform does, in pages of 1,000. By itself it looks at every file for each list, and
 * of 20,000 that takes longer than a store call may.
 *
 * @param {import('@netlify/blobs/server').BlobsServer} server one of them, or the prototype of all
 */
export function pageLists(server) {
  const known = new Map();
  const { listBlobs, put, delete: remove } = server;

  server.listBlobs = async function ({ rootPath, url }) {
    if (!known.has(rootPath)) {
      const whole = { rootPath, dataPath: rootPath, url: new URL(url.pathname, url) };
      const listed = listBlobs.call(this, whole).then((answer) => answer.json());
      known.set(
        rootPath,
        listed.then(({ blobs }) => new Keys(blobs)),
      );
    }
    const keys = await known.get(rootPath);
    const { searchParams } = url;
    return Response.json(
      keys.page(searchParams.get('prefix') ?? '', searchParams.get('cursor') ?? ''),
    );
  };
  const pathsOf = (self, request) => self.getLocalPaths(new URL(request.url, self.address));
  server.put = async function (request) {
    const answer = await put.call(this, request);
    const { rootPath, key } = pathsOf(this, request);
    if (answer.ok) (await known.get(rootPath))?.set(key, answer.headers.get('etag'));
    return answer;
  };
  server.delete = async function (request) {
    const answer = await remove.call(this, request);
    const { rootPath, key } = pathsOf(this, request);
    if (answer.ok) (await known.get(rootPath))?.delete(key);
    return answer;
  };
}
