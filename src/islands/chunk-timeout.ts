/** How long (ms) a script may take to load before the page works without it (the specification's number). */
export const chunkTimeout = 120_000;

/** Rejects when code that is being fetched has not arrived in time. */
export function withinChunkTimeout<Code>(fetching: Promise<Code>): Promise<Code> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The code did not arrive in time.')), chunkTimeout);
  });
  return Promise.race([fetching, late]);
}
