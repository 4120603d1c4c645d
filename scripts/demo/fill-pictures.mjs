import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Pages beyond these show the same sample pictures again. */
const maxPages = 60;
/** A core stays free for whoever opens the site meanwhile. */
const spare = Math.max(1, availableParallelism() - 1);

/** @param {string} address @returns {Promise<string>} */
async function read(address) {
  const response = await fetch(address);
  return response.ok ? response.text() : '';
}

/** The AVIF pictures that a page offers: the format that most browsers choose. @param {string} html */
export function picturesIn(html) {
  const found = html.match(/\/\.netlify\/images\?[^\s",]*fm=avif[^\s",]*/g) ?? [];
  return found.map((address) => address.replaceAll('&amp;', '&'));
}

/** The pages of a site. @param {string} site */
async function pagesOf(site) {
  const sitemap = await read(`${site}/sitemap.xml`);
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page = '']) => new URL(page.replaceAll('&amp;', '&')).pathname,
  );
  return found.slice(0, maxPages);
}

/**
 * Asks a local site for the pictures of `pages`, or of all its pages, in every size that they offer, so that they are
 * encoded before somebody opens one. Whatever else is asked for goes first. Never throws: a picture that is not
 * encoded yet is encoded when it is asked for.
 *
 * @param {string} site @param {string[]} [pages]
 */
export async function fillPictures(site, pages) {
  /** @type {Set<string>} */
  const wanted = new Set();
  const headers = { priority: 'u=7' };
  try {
    for (const page of pages ?? (await pagesOf(site)))
      for (const picture of picturesIn(await read(site + page))) wanted.add(picture);
    await pMap(wanted, async (one) => (await fetch(site + one, { headers })).arrayBuffer(), {
      concurrency: pages ? availableParallelism() : spare,
    });
  } catch {
    return;
  }
}
