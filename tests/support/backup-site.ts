import { createHash } from 'node:crypto';
import { backedUpStores } from '../../src/domain/backup/manifest';
import type { StoreName } from '../../src/server/store/key-value-store';
import { openStore } from '../../src/server/store/open';

const encoder = new TextEncoder();
/** A text as the bytes of a value. */
export const bytesOf = (text: string) => encoder.encode(text).buffer;

/** Everything that a backup holds, byte for byte: `<store>/<key>` with the hash of bytes and the metadata. */
export async function contentOf(
  stores: readonly StoreName[] = backedUpStores,
): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  for (const name of stores) {
    const store = openStore(name);
    for (const { key } of await store.list()) {
      const found = await store.readBytes(key);
      const hash = createHash('sha256').update(Buffer.from(found?.bytes ?? new ArrayBuffer(0)));
      content.set(`${name}/${key}`, `${hash.digest('hex')} ${JSON.stringify(found?.metadata)}`);
    }
  }
  return content;
}
