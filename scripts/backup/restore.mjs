/** Restores the file of a backup to a site: checks, compares, reports, asks, writes, compares again. */
import { checkFile, readEntries } from './file.mjs';
import { ageOf, erasedLines, reportLines } from './report.mjs';

/** @typedef {import('./file.mjs').NamedEntry} NamedEntry */
/** @typedef {{ get: (path: string) => Promise<string>, post: (path: string, body: unknown, options?: { isRepeatable?: boolean }) => Promise<{ states: string[] }>, signal?: AbortSignal | undefined }} Site */
/** @typedef {(question: string, signal?: AbortSignal) => Promise<boolean>} Confirm ends with the reason of the signal */
/** @typedef {NamedEntry & { state: string }} ComparedEntry */

/** What is written or compared twice is the same. */
const again = { isRepeatable: true };

/** Limits of one call: a body of less than 4 MB, and what a function reads within its time. */
const lotBytes = 3_500_000;
const maxLot = 200;
/** Bytes that the site reads to compare one lot. */
const readBytes = 40_000_000;
/** Around each value. */
const overhead = 600;

/**
 * @template Item
 * @param {AsyncIterable<Item> | Iterable<Item>} items
 * @param {(item: Item) => number} sizeOf
 * @param {{ bytes: number, entries: number }} limits
 */
async function* lotsOf(items, sizeOf, limits) {
  /** @type {Item[]} */
  let lot = [];
  let size = 0;
  for await (const item of items) {
    const more = sizeOf(item) + overhead;
    if (lot.length > 0 && (lot.length === limits.entries || size + more > limits.bytes)) {
      yield lot;
      [lot, size] = [[], 0];
    }
    lot.push(item);
    size += more;
  }
  if (lot.length > 0) yield lot;
}

/**
 * Sends a lot until the site had time for each of its entries; their states, in order.
 *
 * @template Entry
 * @param {Entry[]} lot @param {(entries: Entry[]) => Promise<{ states: string[] }>} send
 * @returns {Promise<string[]>}
 */
async function statesOf(lot, send) {
  const { states } = await send(lot);
  const unread = lot.filter((_entry, place) => states[place] === 'unread');
  if (unread.length === 0) return states;
  if (unread.length === lot.length) throw new Error('The site is too slow. Run the command again.');
  const rest = await statesOf(unread, send);
  return states.map((state) => (state === 'unread' ? (rest.shift() ?? state) : state));
}

/**
 * The state of each entry of a checked file on the site, and the names of what the site alone has.
 *
 * @param {Site} site @param {string} at @param {NamedEntry[]} entries @param {number} [lotSize]
 */
export async function compare(site, at, entries, lotSize = maxLot) {
  const inFile = new Set(entries.map(({ store, key }) => `${store}/${key}`));
  /** @type {ComparedEntry[]} */
  const compared = [];
  for await (const lot of lotsOf(entries, ({ bytes }) => bytes, {
    bytes: readBytes,
    entries: lotSize,
  })) {
    const named = lot.map(({ store, key, sha256, text }) => ({ store, key, sha256, text }));
    const states = await statesOf(named, (some) =>
      site.post('/api/backup/compare', { at, entries: some }, again),
    );
    lot.forEach((entry, place) => compared.push({ ...entry, state: states[place] ?? 'unread' }));
  }
  // Of these the site always has more, of the history what is older than a backup keeps: names would fill an answer.
  const growing = ['history', 'erased'];
  const stores = [...new Set(entries.map(({ store }) => store))].filter(
    (store) => !growing.includes(store),
  );
  /** @type {string[]} */
  const siteOnly = [];
  for (const store of stores) {
    const { keys } = JSON.parse(await site.get(`/api/backup/keys/${store}`));
    for (const key of keys) if (!inFile.has(`${store}/${key}`)) siteOnly.push(`${store}/${key}`);
  }
  return { compared, siteOnly };
}

/**
 * @param {object} options
 * @param {string} options.file
 * @param {(act: (site: Site) => Promise<number>) => Promise<number>} options.atSite acts at the site, once the file is known to be whole
 * @param {boolean} [options.replace] also replaces what differs
 * @param {number} [options.lotSize] how many values one call has at most
 * @param {Confirm} options.confirm
 * @param {(line: string) => void} options.print
 * @returns {Promise<number>} how many values were to be written and are not on the site; -1 when it was not confirmed
 */
export async function restore({ file, atSite, ...options }) {
  const { header, entries } = await checkFile(file);
  const { print } = options;
  const age = ageOf(header.at, new Date());
  print(
    `The backup of ${header.site} from ${header.at}, ${age}: ${entries.length} values, all whole.`,
  );
  if (!header.pictures) print('It was made without pictures.');
  return atSite((site) => restoreTo(site, { file, header, entries, ...options }));
}

/**
 * @param {Site} site
 * @param {{ file: string, header: import('./file.mjs').FileHeader, entries: NamedEntry[], replace?: boolean, lotSize?: number, confirm: Confirm, print: (line: string) => void }} options
 * @returns {Promise<number>}
 */
async function restoreTo(
  site,
  { file, header, entries, replace = false, lotSize = maxLot, confirm, print },
) {
  const before = await compare(site, header.at, entries, lotSize);
  for (const line of [...reportLines(before, { replace }), ...erasedLines(before.compared)])
    print(line);
  const wanted = new Set(
    before.compared
      .filter(({ state }) => state === 'missing' || (replace && state === 'different'))
      .map(({ store, key }) => `${store}/${key}`),
  );
  if (wanted.size === 0) print('Nothing to restore.');
  else if (!(await confirm(`Write ${wanted.size} values to the site?`, site.signal))) return -1;
  else await write({ file, site, at: header.at, replace, wanted, lotSize, print });

  const after = wanted.size === 0 ? before : await compare(site, header.at, entries, lotSize);
  const left = after.compared.filter(({ state }) => state === 'missing' || state === 'different');
  print(`${left.length} differences.`);
  for (const { store, key, state } of left.slice(0, 20)) print(`  ${store}/${key} is ${state}`);
  if (wanted.size > 0) print('Visitors see what was restored within five minutes.');
  return left.filter(({ state }) => state === 'missing' || replace).length;
}

/**
 * @param {{ file: string, site: Site, at: string, replace: boolean, wanted: Set<string>, lotSize: number, print: (line: string) => void }} options
 */
async function write({ file, site, at, replace, wanted, lotSize, print }) {
  const sizeOf = (/** @type {import('./file.mjs').FileEntry} */ entry) =>
    JSON.stringify(entry).length * (entry.text === undefined ? 1 : 2);
  let done = 0;
  /** @type {string[]} */
  const rejected = [];
  const chosen = async function* () {
    for await (const entry of readEntries(file))
      if (wanted.has(`${entry.store}/${entry.key}`)) yield entry;
  };
  for await (const lot of lotsOf(chosen(), sizeOf, { bytes: lotBytes, entries: lotSize })) {
    const states = await statesOf(lot, (some) =>
      site.post('/api/backup/restore', { at, replace, entries: some }, again),
    );
    done += lot.length;
    lot.forEach(({ store, key }, place) => {
      if (states[place] === 'rejected') rejected.push(`${store}/${key}`);
    });
    print(`${done} of ${wanted.size} …`);
  }
  for (const name of rejected)
    print(`Rejected: ${name} is not what its store holds, or cannot be read.`);
}
