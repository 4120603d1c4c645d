import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Pages beyond these show the same sample pictures again. */
const maxPages = 60;

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? response.text() : '';
}

/** The AVIF pictures that a page offers: the format that most browsers choose. */
function picturesIn(html: string): string[] {
  const found = html.match(/\/\.netlify\/images\?[^\s",]*fm=avif[^\s",]*/g) ?? [];
  return found.map((address) => address.replaceAll('&amp;', '&'));
}

async function listPages(site: string): Promise<string[]> {
  const sitemap = await read(`${site}/sitemap.xml`);
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page = '']) => new URL(page.replaceAll('&amp;', '&')).pathname,
  );
  return found.slice(0, maxPages);
}

/**
 * Asks a local site for the pictures of `pages`, or of all its pages, in every size that they offer, so that they are
 * encoded before somebody opens one; of all pages with a core less, which stays free for whoever opens the site meanwhile.
 * Never throws: a picture that is not encoded yet is encoded when it is asked for.
 */
export async function fillPictures(site: string, pages?: string[]): Promise<void> {
  const wanted = new Set<string>();
  const cores = availableParallelism();
  try {
    for (const page of pages ?? (await listPages(site)))
      for (const picture of picturesIn(await read(site + page))) wanted.add(picture);
    await pMap(wanted, async (one) => (await fetch(site + one)).arrayBuffer(), {
      concurrency: pages ? cores : Math.max(1, cores - 1),
    });
  } catch {
    return;
  }
}
