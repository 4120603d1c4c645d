import { adminPaths } from '../../admin-paths';
import { readPictureHash } from '../../domain/picture/names';
import { environment } from '../env';
import { openStore } from '../store/open';

const prefix = adminPaths.api.image('');

/** The address of the pictures in the store; `null` on a preview, which has production's address but its own store. */
function ownAddress(): string | null {
  const { siteUrl, deployContext, isLocal } = environment();
  return deployContext === 'production' || isLocal ? siteUrl : null;
}

/** Returns a test for addresses of this site's pictures that are not in its store. Throws `StoreUnavailable`. */
export async function missingPicturesIn(text: string): Promise<(url: string) => boolean> {
  if (!text.includes(prefix)) return () => false;
  const stored = new Set(await openStore('images').list());
  // Any base will do for an address that is only a path.
  const base = ownAddress() ?? 'https://preview.invalid';
  const { host } = new URL(base);
  return (url) => {
    const parsed = URL.parse(url, base);
    if (parsed?.host !== host || !parsed.pathname.startsWith(prefix)) return false;
    return !stored.has(readPictureHash(parsed.pathname.slice(prefix.length)) ?? '');
  };
}
