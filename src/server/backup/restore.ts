/** The call that puts a document of a backup back: what it would change, what it replaces, and what stays erased. */
import { isDeepStrictEqual } from 'node:util';
import { problems } from '../../content/problems';
import type { DocumentName, Comparison } from '../../domain/backup/documents';
import { isWithinLimits, restoreLimits } from '../../domain/backup/limits';
import { groupDigits } from '../../domain/number';
import { cacheTags, purge } from '../cdn';
import { documents } from '../documents';
import { followRetention } from '../post/office';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { readBytes } from '../http/request';
import type { Call } from '../http/router';
import type { StoredDocument } from '../store/document';
import { type Decision, type Document, unpackDocument } from '../store/document-file';
import { StoreUnavailable } from '../store/key-value-store';
import { unpackBytes } from '../store/pack';
import { purgeAllNext } from '../publish/sweep';
import { documentOfCall } from './download';

/** The platform's limit of one request, in bytes. */
const maxBody = 4_500_000;

/** How many records one request replaces, each with its history; the command asks again for the others. */
const maxReplaced = 1_000;

interface Options {
  replaces: boolean;
  /** Whether what was erased on the site comes back. */
  withErased: boolean;
  isTrial: boolean;
}

type Restore = (bytes: Uint8Array, options: Options) => Promise<Comparison>;

function decide<Stored>(
  site: Document<Stored>,
  given: Document<Stored>,
  { replaces, withErased, isTrial }: Options,
): Decision<Stored, Comparison> {
  const ids = [...given.records.keys()];
  const erased = ids.filter((id) => site.erased.has(id));
  const missing = ids.filter((id) => !site.records.has(id) && !site.erased.has(id));
  const different = ids.filter(
    (id) => site.records.has(id) && !isDeepStrictEqual(site.records.get(id), given.records.get(id)),
  );
  const learned = [...given.erased.keys()].filter(
    (id) => !site.records.has(id) && !site.erased.has(id),
  );
  const replaced = replaces ? different.slice(0, maxReplaced) : [];
  const result = {
    missing,
    different,
    erased,
    same: ids.length - missing.length - different.length - erased.length,
    unread: given.entries.length - ids.length,
    learned: learned.length,
    total: site.records.size,
    rest: replaces ? different.length - replaced.length : 0,
  };
  if (isTrial) return { result };
  const find = (id: string) => given.records.get(id) ?? [];
  return {
    changed: replaced.flatMap(find),
    restored: [...missing, ...(withErased ? erased : [])].flatMap(find),
    erased: learned,
    result,
  };
}

/** The value in the bytes that somebody brings; `null` when they are damaged, or would become more than a restore takes. */
async function unpackBrought(bytes: Uint8Array): Promise<unknown> {
  try {
    const json = await unpackBytes(bytes, restoreLimits.bytes);
    return isWithinLimits(json) ? JSON.parse(json.toString()) : null;
  } catch {
    return null;
  }
}

function restoreInto<Stored extends { version: string }>(
  document: StoredDocument<Stored>,
  tag?: string,
): Restore {
  return async (bytes, options) => {
    const given = await unpackDocument(document.kind, bytes, unpackBrought);
    if (!given) {
      const { bytes: most, records } = restoreLimits;
      const text = problems.backup.notADocument(most / 1_000_000, groupDigits(records));
      throw new Problem(422, text);
    }
    // The records keep their times, by which the sweep would not find them.
    if (!options.isTrial && tag !== undefined) await purgeAllNext();
    const compared = await document.change((site) => decide(site, given, options), {
      replacesDamaged: true,
    });
    if (!options.isTrial && tag !== undefined) await purge([tag]);
    return compared;
  };
}

/** Marks for how long enquiries are kept before a restore: a longer time may be saved that nobody has looked at since. */
async function markRetention(): Promise<void> {
  try {
    await followRetention(new Date());
  } catch (thrown) {
    // The document that a restore replaces may be damaged, and cannot be read then.
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
  }
}

const restoreCompany: Restore = async (bytes, options) => {
  if (!options.isTrial) await markRetention();
  return restoreInto(documents.company)(bytes, options);
};

const restores: Readonly<Record<DocumentName, Restore>> = {
  company: restoreCompany,
  properties: restoreInto(documents.properties, cacheTags.properties),
  blogs: restoreInto(documents.blogs, cacheTags.blogs),
  enquiries: restoreInto(documents.enquiries),
  subscribers: restoreInto(documents.subscribers),
};

/**
 * `PUT /api/backup/{kind}`: restores missing records, with `?replace` different ones too, with `?with-erased` those that were
 * erased on the site; `?trial` only compares.
 */
export async function restoreDocument(call: Call): Promise<Response> {
  const restore = restores[documentOfCall(call)];
  const query = new URL(call.request.url).searchParams;
  const options = {
    replaces: query.has('replace'),
    withErased: query.has('with-erased'),
    isTrial: query.has('trial'),
  };
  return privateJson(
    await restore(await readBytes(call.request, maxBody, problems.backup.tooLarge), options),
  );
}
