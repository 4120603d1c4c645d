/** Loads sample homes and articles into a local store through the site's own API. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listNames, LoadError, openSession } from './api.mjs';
import { readProgress, writeProgress } from './marker.mjs';

export { LoadError } from './api.mjs';

const folder = new URL('../../demo/', import.meta.url);

/** @typedef {{ name: string, images: string[] } & Record<string, unknown>} SampleHome */
/** @typedef {{ title: string, images: string[] } & Record<string, unknown>} SampleArticle */

/** The committed sample homes, in the order they are loaded; pictures are file names. @returns {Promise<SampleHome[]>} */
export const readHomes = async () =>
  JSON.parse(await readFile(new URL('properties.json', folder), 'utf8'));

/** The committed sample articles. @returns {Promise<SampleArticle[]>} */
export const readArticles = async () =>
  JSON.parse(await readFile(new URL('blogs.json', folder), 'utf8'));

/** How many homes the site shows. @param {string} baseUrl */
export const countHomes = async (baseUrl) => (await listNames(baseUrl, 'property')).size;

/**
 * Loads a set of homes and articles one after another, and finishes an interrupted load.
 *
 * Without `intoExisting` a store that has homes, and no mark of an unfinished load, is left alone.
 * Throws `LoadError` with one sentence for the terminal.
 *
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {string} options.username
 * @param {string} options.password
 * @param {string} options.markerPath where progress is kept, beside the local store
 * @param {SampleHome[]} [options.homes] the sample homes, unless given
 * @param {SampleArticle[]} [options.articles] the sample articles, unless given
 * @param {string} [options.set] the name of this set in the progress file
 * @param {boolean} [options.intoExisting]
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<{ result: 'loaded' | 'loaded before' | 'store has homes', homes: number, articles: number }>}
 */
export async function loadDemo({ log = console.log, set = 'sample', ...options }) {
  const { baseUrl, markerPath } = options;
  const before = await readProgress(markerPath, set);
  if (before?.state === 'complete') return { result: 'loaded before', homes: 0, articles: 0 };
  const names = await listNames(baseUrl, 'property');
  if (!before && names.size > 0 && !options.intoExisting) {
    return { result: 'store has homes', homes: 0, articles: 0 };
  }
  const progress = before ?? { state: /** @type {const} */ ('loading'), homes: [], articles: [] };
  const save = () => writeProgress(markerPath, set, progress);
  await save();

  const session = await openSession(options);
  const upload = rememberUploads(session.upload);
  const articles = await addAll({
    kind: 'blog', label: 'articles', records: options.articles ?? (await readArticles()),
    done: progress.articles, present: await listNames(baseUrl, 'blog'), nameOf: (article) => article.title,
    session, upload, save, log,
  });
  const homes = await addAll({
    kind: 'property', label: 'homes', records: options.homes ?? (await readHomes()),
    done: progress.homes, present: names, nameOf: (home) => home.name,
    session, upload, save, log,
  });
  progress.state = 'complete';
  await save();
  await session.signOut();
  return { result: 'loaded', homes, articles };
}

/** @param {(file: string) => Promise<string>} upload @returns {(name: string) => Promise<string>} */
function rememberUploads(upload) {
  /** @type {Map<string, Promise<string>>} */
  const urls = new Map();
  return (name) => {
    if (name.startsWith('/') || name.startsWith('https:')) return Promise.resolve(name);
    const url = urls.get(name) ?? upload(fileURLToPath(new URL(`pictures/${name}`, folder)));
    urls.set(name, url);
    return url;
  };
}

/**
 * @template {SampleHome | SampleArticle} Sample
 * @param {object} job
 * @param {'property' | 'blog'} job.kind
 * @param {string} job.label
 * @param {Sample[]} job.records
 * @param {string[]} job.done
 * @param {Set<string>} job.present
 * @param {(record: any) => string} job.nameOf
 * @param {Awaited<ReturnType<typeof openSession>>} job.session
 * @param {(name: string) => Promise<string>} job.upload
 * @param {() => Promise<void>} job.save
 * @param {(line: string) => void} job.log
 * @returns {Promise<number>} how many were added
 */
async function addAll({ kind, label, records, done, present, nameOf, session, upload, save, log }) {
  const known = new Set([...done, ...present]);
  const step = Math.max(1, Math.ceil(records.length / 40));
  let added = 0;
  for (const [index, record] of records.entries()) {
    const name = nameOf(record);
    if (!known.has(name)) {
      const images = [];
      for (const image of record.images) images.push(await upload(image));
      await addNamed(session, kind, name, { ...record, images });
      added += 1;
    }
    if (!done.includes(name)) {
      done.push(name);
      await save();
    }
    const number = index + 1;
    if (number % step === 0 || number === records.length) {
      log(`Loading the sample ${label}: ${number} of ${records.length}`);
    }
  }
  return added;
}

/** @param {Awaited<ReturnType<typeof openSession>>} session @param {'property' | 'blog'} kind @param {string} name @param {unknown} record */
async function addNamed(session, kind, name, record) {
  try {
    await session.add(kind, record);
  } catch (cause) {
    const reason = cause instanceof LoadError ? cause.message : String(cause);
    throw new LoadError(
      `Loading stopped at "${name}": ${reason} Start again: it goes on where it stopped.`,
      { cause },
    );
  }
}
