import { paths } from '../../paths';
import { environment } from '../env';
import { openStore } from '../store/open';

const prefix = paths.api.image('');

/** The address of the site whose pictures the store holds; `null` on a preview, which has production's address and a store of its own. */
function ownAddress(): string | null {
  const { siteUrl, deployContext, isLocal } = environment();
  return deployContext === 'production' || isLocal ? siteUrl : null;
}

/**
 * Tells of addresses in a text whether they are those of pictures of this site that are not in its store: one list,
 * however many there are, and none where the text has no such address. Throws `StoreUnavailable`.
 */
export async function missingPicturesIn(text: string): Promise<(address: string) => boolean> {
  if (!text.includes(prefix)) return () => false;
  const stored = new Set((await openStore('images').list()).map(({ key }) => key));
  // Any other will do as the base of an address that begins with a path.
  const base = ownAddress() ?? 'https://preview.invalid';
  const { host } = new URL(base);
  return (address) => {
    const url = URL.parse(address, base);
    if (url?.host !== host || !url.pathname.startsWith(prefix)) return false;
    return !stored.has(url.pathname.slice(prefix.length));
  };
}
