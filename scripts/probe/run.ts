import type { Operator } from '../site/operator.mjs';
import { withSession } from '../site/session.mjs';
import { checkAddresses } from './addresses.ts';
import { checkCdn } from './cdn.ts';
import { hangUp } from './connection.ts';
import { judged, type Finding } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkSizes, checkTimeLimit } from './limits.ts';
import { checkStore } from './races.ts';
import { checkSchedules } from './schedules.ts';
import { openSite, type ProbedSite } from './site.ts';
import { checkTimes } from './times.ts';

type Group = (site: ProbedSite) => Promise<Finding[]>;

/** In this order: what takes long or much comes before what is measured. */
const groups: Record<string, Group> = {
  Store: checkStore,
  Headers: checkHeaders,
  CDN: checkCdn,
  Schedules: checkSchedules,
  Sizes: checkSizes,
  Times: checkTimes,
  Addresses: checkAddresses,
};

/** A group whose questions are not even answered holds nothing; the others go on, unless the probe was ended. */
async function findingsOf(
  name: string,
  find: () => Promise<Finding[]>,
  signal?: AbortSignal,
): Promise<Finding[]> {
  try {
    return await find();
  } catch (error) {
    signal?.throwIfAborted();
    const check = {
      check: name,
      expected: 'answers',
      advice: 'Look at the log of the function "probe" at the host, then ask again.',
      isVital: true,
    };
    return [judged(check, false, String(error))];
  }
}

async function checkAll(site: ProbedSite, signal?: AbortSignal): Promise<Finding[]> {
  const of = (name: string, group: Group) => findingsOf(name, () => group(site), signal);
  const inOrder = async () => {
    const findings: Finding[] = [];
    for (const [name, group] of Object.entries(groups)) findings.push(...(await of(name, group)));
    return findings;
  };
  const timeLimit = of('Time limit', checkTimeLimit);
  return (await Promise.all([inOrder(), timeLimit])).flat();
}

/** Checks a site and deletes what that left behind; throws `Stop` when it cannot begin. */
export async function probe(address: URL, operator: Operator): Promise<Finding[]> {
  return withSession(address, operator, async (session) => {
    const site = await openSite(address, session);
    const findings: Finding[] = [];
    try {
      findings.push(...(await checkAll(site, session.signal)));
    } finally {
      findings.push(...(await findingsOf('Tidying up', () => site.finish())));
      hangUp();
    }
    return findings;
  });
}
