/** Loads sample homes and articles into a local store through the site's own API. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listNames, LoadError, openSession } from './api.mjs';
import { generateHomes } from './generate.mjs';
import { readProgress, writeProgress } from './marker.mjs';

const folder = new URL('../../demo/', import.meta.url);

/** @typedef {{ name: string, images: string[] } & Record<string, unknown>} SampleHome */
/** @typedef {{ title: string, images: string[] } & Record<string, unknown>} SampleArticle */
/** @typedef {Awaited<ReturnType<typeof openSession>>} Session */
/**
 * @typedef {object} Target
 * @property {string} baseUrl
 * @property {string} username
 * @property {string} password
 * @property {string} markerPath where progress is kept, beside the local store
 * @property {(line: string) => void} log
 */

/** The committed sample homes, in the order they are loaded; pictures are file names. @returns {Promise<SampleHome[]>} */
export const readHomes = async () =>
  JSON.parse(await readFile(new URL('properties.json', folder), 'utf8'));

/** The committed sample articles, in the order they are loaded. @returns {Promise<SampleArticle[]>} */
export const readArticles = async () =>
  JSON.parse(await readFile(new URL('blogs.json', folder), 'utf8'));

/**
 * What `npm start` calls: the sample homes, or with a number so many generated ones.
 * Answers a sentence for the welcome; a failed load is told there too, because the site itself runs.
 *
 * @param {Target & { homes?: number | null }} options
 * @returns {Promise<string>}
 */
export async function loadDemo({ homes: count = null, ...target }) {
  try {
    const wanted =
      count === null
        ? { set: 'sample', homes: await readHomes(), intoExisting: false }
        : { set: `generated-${count}`, homes: generateHomes(count), intoExisting: true };
    return await loadSet({ ...target, ...wanted, articles: await readArticles() });
  } catch (error) {
    if (error instanceof LoadError) return error.message;
    throw error;
  }
}

/**
 * Loads one named set, one record after another, and finishes an interrupted load.
 * Without `intoExisting` a store that has homes, and no mark of an unfinished load, is left alone.
 * Throws `LoadError` with a sentence for the terminal.
 *
 * @param {Target & { set: string, homes: SampleHome[], articles: SampleArticle[], intoExisting: boolean }} options
 * @returns {Promise<string>}
 */
export async function loadSet({ set, homes, articles, intoExisting, ...target }) {
  const before = await readProgress(target.markerPath, set);
  if (before?.state === 'complete') {
    return set === 'sample' ? '' : `The ${homes.length} homes were loaded before.`;
  }
  const present = await listNames(target.baseUrl, 'property');
  if (!before && present.size > 0) {
    if (!intoExisting) return 'The store has homes already: the sample data was left out.';
    target.log(
      `The store has ${present.size} homes; ${homes.length} generated ones are added to them.`,
    );
  }
  const progress = before ?? { state: /** @type {const} */ ('loading'), homes: [], articles: [] };
  const save = () => writeProgress(target.markerPath, set, progress);
  await save();

  const session = await openSession(target);
  const common = { session, save, log: target.log, upload: rememberUploads(session.upload) };
  await addAll({
    ...common,
    kind: 'blog',
    records: articles,
    done: progress.articles,
    present: await listNames(target.baseUrl, 'blog'),
  });
  await addAll({ ...common, kind: 'property', records: homes, done: progress.homes, present });
  progress.state = 'complete';
  await save();
  await session.signOut();
  return `${homes.length} sample homes and ${articles.length} articles are loaded.`;
}

/** @param {(file: string) => Promise<string>} upload @returns {(name: string) => Promise<string>} */
function rememberUploads(upload) {
  /** @type {Map<string, Promise<string>>} */
  const urls = new Map();
  return (name) => {
    const url = urls.get(name) ?? upload(fileURLToPath(new URL(`pictures/${name}`, folder)));
    urls.set(name, url);
    return url;
  };
}

/** @param {SampleHome | SampleArticle} record @returns {string} */
const nameOf = (record) => String(record['name'] ?? record['title']);

/**
 * @param {object} job
 * @param {'property' | 'blog'} job.kind
 * @param {(SampleHome | SampleArticle)[]} job.records
 * @param {string[]} job.done names that were loaded before; grows
 * @param {Set<string>} job.present names that the store shows
 * @param {Session} job.session
 * @param {(name: string) => Promise<string>} job.upload
 * @param {() => Promise<void>} job.save
 * @param {(line: string) => void} job.log
 */
async function addAll({ kind, records, done, present, session, upload, save, log }) {
  const known = new Set([...done, ...present]);
  const label = kind === 'property' ? 'homes' : 'articles';
  const step = Math.max(1, Math.ceil(records.length / 40));
  for (const [index, record] of records.entries()) {
    const name = nameOf(record);
    if (!known.has(name)) await addOne(session, kind, record, upload);
    if (!done.includes(name)) {
      done.push(name);
      await save();
    }
    const number = index + 1;
    if (number % step === 0 || number === records.length) {
      log(`Loading the sample ${label}: ${number} of ${records.length}`);
    }
  }
}

/** @param {Session} session @param {'property' | 'blog'} kind @param {SampleHome | SampleArticle} record @param {(name: string) => Promise<string>} upload */
async function addOne(session, kind, record, upload) {
  try {
    /** @type {string[]} */
    const images = [];
    for (const image of record.images) images.push(await upload(image));
    await session.add(kind, { ...record, images });
  } catch (cause) {
    if (!(cause instanceof LoadError)) throw cause;
    const message = `Loading stopped at "${nameOf(record)}". ${cause.message} The next start goes on from there.`;
    throw new LoadError(message, { cause });
  }
}
