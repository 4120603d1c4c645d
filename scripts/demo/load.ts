/** Loads the sample data and its pictures into a local store through the site's own API. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pMap from 'p-map';
import { Stop } from '../setup/say.mjs';
import { withSession, type Session } from '../site/session.ts';
import { addRecord, hasShownProperties, listNames, uploadPicture, type Kind } from './api.ts';
import { countDays, today } from './days.ts';
import type { SampleBlog, SampleProperty } from './sample.ts';
import {
  manyProperties,
  listPictures,
  readBlogs,
  readProperties,
  withAddresses,
} from './sample.ts';

interface Target {
  baseUrl: string;
  username: string;
  password: string;
  /** Where it is kept what was loaded, beside the local store. */
  markerPath: string;
  log: (line: string) => void;
}

interface SampleSet {
  /** By which the marker knows it. */
  name: string;
  properties: SampleProperty[];
  blogs: SampleBlog[];
  /** Whether it is added to a store that has other properties. */
  intoExisting: boolean;
}

/** How far each set was loaded. The store cannot tell: a property that the operator deleted must not come back. */
type Marker = Record<string, 'loading' | 'complete'>;

/**
 * Called by `npm start`: loads the sample properties, or that number of properties made from them. Returns a
 * sentence for the welcome, '' where there is nothing to tell; it reports a failed load too, because the site itself runs.
 */
export async function loadDemo({
  properties: count,
  ...target
}: Target & { properties: number | null }): Promise<string> {
  try {
    const samples = await readProperties();
    const blogs = await readBlogs();
    return await loadSet({
      ...target,
      name: count === null ? 'sample' : `generated-${count}`,
      properties: count === null ? samples : manyProperties(samples, count),
      blogs,
      intoExisting: count !== null,
    });
  } catch (error) {
    if (error instanceof Stop) return `The sample data was not all loaded. ${error.message}`;
    throw error;
  }
}

/**
 * Loads one named set, one record after another, and finishes an interrupted load. Without
 * `intoExisting`, a store that already has properties is left unchanged, also one whose homes are all hidden, unless an earlier
 * load was interrupted. Returns a sentence, or '' where there is nothing to tell. Throws `Stop` with one for the terminal.
 */
export async function loadSet({
  name: set,
  properties,
  blogs,
  intoExisting,
  ...target
}: Target & SampleSet): Promise<string> {
  const { baseUrl, markerPath, log } = target;
  const marker = existsSync(markerPath)
    ? (JSON.parse(readFileSync(markerPath, 'utf8')) as Marker)
    : {};
  const mark = (state: Marker[string]) => {
    mkdirSync(dirname(markerPath), { recursive: true });
    writeFileSync(markerPath, JSON.stringify({ ...marker, [set]: state }));
  };
  if (marker[set] === 'complete')
    return (await hasShownProperties(baseUrl))
      ? ''
      : `The sample properties were loaded before and are not loaded again. To have them back, delete ${markerPath} and start again.`;
  return withSession(baseUrl, target, async (session) => {
    const present = await listNames(session, 'property');
    if (!marker[set] && present.size > 0) {
      if (!intoExisting)
        return 'The store has properties already, so the sample data was not loaded.';
      log(
        `Properties in the store: ${present.size}. ${properties.length} generated ones are added to them.`,
      );
    }
    mark('loading');
    const titles = await listNames(session, 'blog');
    const missingBlogs = blogs.filter(({ title }) => !titles.has(title));
    await addAll(session, 'blog', missingBlogs, ({ title }) => title, log);
    const missing = properties.filter(({ name }) => !present.has(name));
    await addAll(session, 'property', missing, ({ name }) => name, log);
    mark('complete');
    return `${properties.length} sample properties and ${blogs.length} blog posts are loaded.`;
  });
}

/** Adds records one after the other, in their order, once each of their pictures is uploaded. */
async function addAll<Sample extends SampleProperty | SampleBlog>(
  session: Session,
  kind: Kind,
  records: Sample[],
  findName: (record: Sample) => string,
  log: (line: string) => void,
): Promise<void> {
  const names = [...new Set(records.flatMap(listPictures))];
  // Each has a key of its own, so they cannot meet in the store.
  const uploaded = await pMap(
    names,
    async (name) => [name, await uploadPicture(session, name)] as const,
    { concurrency: 3 },
  );
  const addresses = new Map(uploaded);
  const label = kind === 'property' ? 'properties' : 'blog posts';
  const step = Math.ceil(records.length / 40);
  for (const [index, record] of records.entries()) {
    const given = withAddresses(countDays(record, today()), (name) => addresses.get(name) ?? name);
    try {
      await addRecord(session, kind, given);
    } catch (cause) {
      if (!(cause instanceof Stop)) throw cause;
      const message = `Loading stopped at "${findName(record)}". ${cause.message} The next start goes on from there.`;
      throw new Stop(message, { cause });
    }
    const number = index + 1;
    if (number % step === 0 || number === records.length)
      log(`Loading the sample ${label}: ${number} of ${records.length}`);
  }
}
