import { paths } from '../../paths';
import { environment } from '../env';
import { openStore } from '../store/open';

const prefix = paths.api.image('');

/**
 * Tells of addresses in a text whether they are those of pictures of this site that are not in its store: one list,
 * however many there are, and none where the text has no such address. Throws `StoreUnavailable`.
 */
export async function missingPicturesIn(text: string): Promise<(address: string) => boolean> {
  if (!text.includes(prefix)) return () => false;
  const stored = new Set((await openStore('images').list()).map(({ key }) => key));
  const { siteUrl } = environment();
  const { host } = new URL(siteUrl);
  return (address) => {
    const url = URL.parse(address, siteUrl);
    if (url?.host !== host || !url.pathname.startsWith(prefix)) return false;
    return !stored.has(url.pathname.slice(prefix.length));
  };
}
