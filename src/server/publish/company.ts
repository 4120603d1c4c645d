import { isDeepStrictEqual } from 'node:util';
import { built } from '../../content/company';
import { companyForm } from '../../content/forms/company';
import { findPublishing, type PublishingNote } from '../../domain/company/publishing';
import { companyId, pickFacts } from '../../domain/company/record';
import type { Company } from '../../domain/company/schema';
import { formatMinute } from '../../domain/date';
import { askForBuild, findBuildHook, readAskedBuilds } from './build-hook';
import { privateJson } from '../http/reply';
import { companyRecords } from '../records/company';

/** Whether visitors see the stored facts, and whether a build may be asked for. Throws `StoreUnavailable`. */
export async function describePublishing(
  record: Company | null,
  now: Date,
): Promise<PublishingNote> {
  // By value: a save that changes nothing, or one that was taken back, needs no build.
  const isOnSite = record !== null && isDeepStrictEqual(pickFacts(record), built.values);
  const builds = isOnSite || findBuildHook() === null ? null : await readAskedBuilds();
  const savedAt = record?.updatedAt ?? null;
  const facts = { savedAt, isOnSite, builtAt: built.at, builds };
  const { state, at, nextAt } = findPublishing(facts, now);
  const { states, wait } = companyForm.publishing;
  const text = states[state](formatMinute(at));
  return {
    isOnSite,
    text: nextAt === null ? text : `${text} ${wait(formatMinute(nextAt))}`,
    canAsk: (state === 'saved' || state === 'failed') && nextAt === null,
  };
}

/** `POST /api/company/publish`: asks the host for one build if the site lacks what is saved: 202, else 200; with the note. */
export async function publishFacts(): Promise<Response> {
  const now = new Date();
  const record = await companyRecords.readPresent(companyId);
  const note = await describePublishing(record, now);
  const hook = findBuildHook();
  if (hook === null || !note.canAsk) return privateJson(note);
  const isAsked = await askForBuild(hook, now);
  return privateJson(await describePublishing(record, now), { status: isAsked ? 202 : 200 });
}
