import { brotliCompressSync, constants } from 'node:zlib';
import { median } from '../harness.mjs';

/** What visitors and the operator ask for: what is said of it, its address, whether it needs the session. */
export const addresses = [
  ['home', '/'],
  ['listings', '/properties'],
  ['listings, filtered', '/properties?text=adyar&lift=on'],
  ['one home', ({ id }) => `/properties/single/${id}`],
  ['sitemap', '/sitemap.xml'],
  ['feed', '/rss.xml'],
  ['list call', '/api/property/getproperty'],
  ['catalogue', '/api/property/getcatalogue'],
  ['admin home', '/admin', true],
  ['admin list', '/admin/property/allproperty', true],
  ['its rows', '/api/property/getcatalogue', true],
  ['inbox', '/admin/enquiries', true],
  ['its enquiries', '/api/enquiry/list', true],
  ['trash', '/admin/trash', true],
  ['export of properties', '/api/property/export', true],
  ['export of enquiries', '/api/enquiry/export', true],
];

const compressed = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Asks for an address. */
async function ask(site, address, headers) {
  const start = performance.now();
  const answer = await fetch(new URL(address, site.address), { headers, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return { ms: performance.now() - start, bytes };
}

/**
 * Asks several sites for each address in turn, so that a busy moment meets all of them; medians of `rounds`.
 *
 * @param {{ address: string, cookie: string, id: string }[]} sites
 * @param {number} rounds
 */
export async function measureAnswers(sites, rounds) {
  const rows = [];
  for (const [name, address, isOperator = false] of addresses) {
    const answers = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, site] of sites.entries()) {
        const path = typeof address === 'string' ? address : address(site);
        answers[at].push(await ask(site, path, isOperator ? { cookie: site.cookie } : {}));
      }
    const cells = answers.map((given) => {
      const { bytes } = given[0];
      return {
        ms: median(given.map(({ ms }) => ms)),
        bytes: bytes.length,
        compressed: compressed(bytes),
      };
    });
    rows.push({ name, cells });
  }
  return rows;
}
