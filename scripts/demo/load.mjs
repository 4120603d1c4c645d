/** Loads the sample data, `demo/*.json` and its pictures, into a local store through the site's own API. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Stop } from '../setup/say.mjs';
import { withSession } from '../site/session.mjs';
import { addRecord, listNames, uploadPicture } from './api.mjs';
import { countDays, today } from './days.mjs';
import { generateProperties } from './generate.mjs';
import { readProgress, writeProgress } from './marker.mjs';

const folder = new URL('../../demo/', import.meta.url);
const parallelUploads = 3;

/** @typedef {{ name: string, images: string[] } & Record<string, unknown>} SampleProperty */
/** @typedef {{ title: string, images: string[] } & Record<string, unknown>} SampleBlog */
/** @typedef {import('../site/session.mjs').Session} Session */
/**
 * @typedef {object} Target
 * @property {string} baseUrl
 * @property {string} username
 * @property {string} password
 * @property {string} markerPath where progress is kept, beside the local store
 * @property {(line: string) => void} log
 */

/** The committed sample properties, in the order they are loaded; pictures are file names, days count from today. @returns {Promise<SampleProperty[]>} */
export const readProperties = async () =>
  JSON.parse(await readFile(new URL('properties.json', folder), 'utf8'));

/** The committed sample blog posts, in the order they are loaded. @returns {Promise<SampleBlog[]>} */
export const readBlogs = async () =>
  JSON.parse(await readFile(new URL('blogs.json', folder), 'utf8'));

/**
 * Called by `npm start`: loads the sample properties, or that number of generated ones. Returns a
 * sentence for the welcome; it reports a failed load too, because the site itself runs.
 *
 * @param {Target & { properties?: number | null }} options
 * @returns {Promise<string>}
 */
export async function loadDemo({ properties: count = null, ...target }) {
  try {
    const wanted =
      count === null
        ? { set: 'sample', properties: await readProperties(), intoExisting: false }
        : { set: `generated-${count}`, properties: generateProperties(count), intoExisting: true };
    return await loadSet({ ...target, ...wanted, blogs: await readBlogs() });
  } catch (error) {
    if (error instanceof Stop) return `The sample data was not all loaded. ${error.message}`;
    throw error;
  }
}

/**
 * Loads one named set, one record after another, and finishes an interrupted load. Without
 * `intoExisting`, a store that already has properties is left unchanged, unless an earlier load was
 * interrupted. Throws `Stop` with a sentence for the terminal.
 *
 * @param {Target & { set: string, properties: SampleProperty[], blogs: SampleBlog[], intoExisting: boolean }} options
 * @returns {Promise<string>}
 */
export async function loadSet({ set, properties, blogs, intoExisting, ...target }) {
  const { baseUrl, markerPath, log } = target;
  const before = await readProgress(markerPath, set);
  const present = await listNames(baseUrl, 'property');
  if (before?.state === 'complete') return sayLoadedBefore(present.size, markerPath);
  if (!before && present.size > 0) {
    if (!intoExisting)
      return 'The store has properties already, so the sample data was not loaded.';
    log(
      `Properties in the store: ${present.size}. ${properties.length} generated ones are added to them.`,
    );
  }
  const progress = before ?? { state: /** @type {const} */ ('loading'), properties: [], blogs: [] };
  const save = () => writeProgress(markerPath, set, progress);
  await save();

  const titles = await listNames(baseUrl, 'blog');
  const blogJob = { records: blogs, done: progress.blogs, present: titles };
  const propertyJob = { records: properties, done: progress.properties, present };
  await withSession(baseUrl, target, async (session) => {
    await addAll({ session, save, log, kind: 'blog', ...blogJob });
    await addAll({ session, save, log, kind: 'property', ...propertyJob });
  });
  progress.state = 'complete';
  await save();
  return `${properties.length} sample properties and ${blogs.length} blog posts are loaded.`;
}

/** @param {number} present @param {string} markerPath */
const sayLoadedBefore = (present, markerPath) =>
  present > 0
    ? ''
    : `The sample properties were loaded before and are not loaded again. To have them back, delete ${markerPath} and start again.`;

/** @param {SampleProperty | SampleBlog} record @returns {string} */
const nameOf = (record) => String(record['name'] ?? record['title']);

/** A picture in the text of a blog post, `![words](pictures/kitchen.jpg)`. */
const pictureInText = /(?<=\]\()pictures\/([^)]+)(?=\))/g;

/** The file names of a record's pictures, those in its texts too. @param {SampleProperty | SampleBlog} record @returns {string[]} */
export const picturesOf = ({ images, ...texts }) => [
  ...images,
  ...Object.values(texts).flatMap((text) =>
    [...String(text).matchAll(pictureInText)].map(([, name = '']) => name),
  ),
];

/**
 * @param {object} job
 * @param {'property' | 'blog'} job.kind
 * @param {(SampleProperty | SampleBlog)[]} job.records
 * @param {string[]} job.done names that were loaded before; grows
 * @param {Set<string>} job.present names that the store shows
 * @param {Session} job.session
 * @param {() => Promise<void>} job.save
 * @param {(line: string) => void} job.log
 */
async function addAll({ kind, records, done, present, session, save, log }) {
  const loaded = new Set(done);
  const isKnown = (/** @type {string} */ name) => loaded.has(name) || present.has(name);
  const urls = await uploadPictures(
    records.filter((record) => !isKnown(nameOf(record))).flatMap(picturesOf),
    (file) => uploadPicture(session, file),
  );
  const label = kind === 'property' ? 'properties' : 'blog posts';
  const step = Math.max(1, Math.ceil(records.length / 40));
  for (const [index, record] of records.entries()) {
    const name = nameOf(record);
    if (!isKnown(name)) await addOne(session, kind, record, urls);
    if (!loaded.has(name)) {
      done.push(name);
      await save();
    }
    const number = index + 1;
    if (number % step === 0 || number === records.length) {
      log(`Loading the sample ${label}: ${number} of ${records.length}`);
    }
  }
}

/**
 * Uploads each picture once, a few at a time: each has a key of its own, so they cannot meet in the store.
 *
 * @param {string[]} names
 * @param {(file: string) => Promise<string>} upload
 */
async function uploadPictures(names, upload) {
  /** @type {Map<string, string>} */
  const urls = new Map();
  const queue = [...new Set(names)];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      urls.set(name, await upload(fileURLToPath(new URL(`pictures/${name}`, folder))));
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, work));
  return urls;
}

/** @param {Session} session @param {'property' | 'blog'} kind @param {SampleProperty | SampleBlog} record @param {Map<string, string>} urls */
async function addOne(session, kind, record, urls) {
  try {
    const images = record.images.map((name) => urls.get(name));
    const texts = Object.entries(countDays(record, today())).map(([field, value]) => [
      field,
      typeof value === 'string'
        ? value.replace(pictureInText, (_, name) => String(urls.get(name)))
        : value,
    ]);
    await addRecord(session, kind, { ...Object.fromEntries(texts), images });
  } catch (cause) {
    if (!(cause instanceof Stop)) throw cause;
    const message = `Loading stopped at "${nameOf(record)}". ${cause.message} The next start goes on from there.`;
    throw new Stop(message, { cause });
  }
}
