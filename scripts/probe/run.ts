import { checkAddresses } from './addresses.ts';
import { checkCdn } from './cdn.ts';
import { hangUp } from './connection.ts';
import { judged, type Finding } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkSizes, checkTimeLimit } from './limits.ts';
import { checkStore } from './races.ts';
import { checkSchedules } from './schedules.ts';
import { openSite, type Operator, type ProbedSite } from './site.ts';
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

/** A group whose questions are not even answered holds nothing; the others go on. */
async function findingsOf(name: string, group: Group, site: ProbedSite): Promise<Finding[]> {
  try {
    return await group(site);
  } catch (error) {
    const check = {
      check: name,
      expected: 'answers',
      advice: 'Look at the log of the function "probe" at the host, then ask again.',
      isVital: true,
    };
    return [judged(check, false, String(error))];
  }
}

/** Checks a site and deletes what that left behind; throws `Stop` when it cannot begin. */
export async function probe(address: URL, operator: Operator): Promise<Finding[]> {
  const site = await openSite(address, operator);
  const timeLimit = findingsOf('Time limit', checkTimeLimit, site);
  const findings: Finding[] = [];
  for (const [name, group] of Object.entries(groups))
    findings.push(...(await findingsOf(name, group, site)));
  findings.push(...(await timeLimit));
  findings.push(...(await findingsOf('Tidying up', () => site.finish(), site)));
  hangUp();
  return findings;
}
