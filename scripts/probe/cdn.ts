import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './connection.ts';
import { judged, notShown, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

const purgeSeconds = 30;
const attempts = 6;

const kept: Check = {
  check: 'The CDN keeps what it is told to keep',
  expected: 'the same answer again, served by the CDN',
  advice:
    'Every visit costs a call of a function: look at Netlify-CDN-Cache-Control in src/server/cdn.ts.',
  isVital: false,
};
const campaign: Check = {
  ...kept,
  check: 'A campaign link (?fbclid=…) shares the kept copy',
  expected: 'the same answer, served by the CDN',
  advice: 'Every shared link is a slow one: look at Netlify-Vary in src/server/cdn.ts.',
};
const campaignPage: Check = { ...campaign, check: 'The same for the page /properties' };
const varied: Check = {
  check: "A filter's parameter is a copy of its own",
  expected: 'another answer',
  advice: 'Visitors get the list of another filter: look at Netlify-Vary in src/server/cdn.ts.',
  isVital: true,
};
const unchanged: Check = {
  check: 'A page that did not change is not sent again',
  expected: '304 for If-None-Match',
  advice: 'Second visits load whole pages: see whether the CDN passes the ETag on.',
  isVital: false,
};
const purged: Check = {
  check: 'A purge by tag replaces the kept copy',
  expected: `a new answer within ${purgeSeconds} s`,
  advice:
    'Pages show old properties until midnight after a save: see the log of the function "probe".',
  isVital: true,
};

const noCdn = 'no CDN on this machine';

/** Whether one of the CDN's caches had the answer (RFC 9211). */
export function isFromCdn({ headers }: Pick<Answer, 'headers'>): boolean {
  return (headers['cache-status'] ?? []).some((line) => /;\s*hit\b/.test(line));
}

const bodyOf = ({ body }: Answer) => body.toString();

/** What was answered at each address; the plain one once it should have been kept. */
export interface Copies {
  plain: Answer;
  again: Answer;
  withCampaign: Answer;
  withVariant: Answer;
}

export function judgeCopies({ plain, again, withCampaign, withVariant }: Copies): Finding[] {
  const tell = (answer: Answer) =>
    `${bodyOf(answer) === bodyOf(plain) ? 'the same' : 'another'} answer, ${isFromCdn(answer) ? 'served by the CDN' : 'made anew'}`;
  const isCopy = (answer: Answer) =>
    answer.status === 200 && bodyOf(answer) === bodyOf(plain) && isFromCdn(answer);
  return [
    judged(kept, isCopy(again), tell(again)),
    judged(campaign, isCopy(withCampaign), tell(withCampaign)),
    judged(
      varied,
      withVariant.status === 200 && bodyOf(withVariant) !== bodyOf(plain),
      tell(withVariant),
    ),
  ];
}

/** `seconds` until the first new answer; `null` when none came. */
export function judgePurge(isTaken: boolean, seconds: number | null): Finding {
  if (!isTaken) return judged(purged, false, 'the platform did not take the purge');
  return judged(
    purged,
    seconds !== null,
    seconds === null
      ? `still the old answer after ${purgeSeconds} s`
      : `a new answer after ${seconds.toFixed(1)} s`,
  );
}

/** Asks until the CDN has the answer, or often enough: the copy takes a moment to arrive. */
async function askUntilKept(site: ProbedSite, path: string): Promise<Answer> {
  let answer = await site.visit(path);
  for (let attempt = 1; attempt < attempts && !isFromCdn(answer); attempt += 1) {
    await pause(500);
    answer = await site.visit(path);
  }
  return answer;
}

async function checkPurge(site: ProbedSite, path: string): Promise<Finding> {
  const before = bodyOf(await askUntilKept(site, path));
  const begun = performance.now();
  const { isPurged } = await site.json<{ isPurged: boolean }>(
    'POST',
    `/api/probe/purge/${site.run}`,
  );
  const elapsed = () => (performance.now() - begun) / 1_000;
  while (elapsed() < purgeSeconds) {
    if (bodyOf(await site.visit(path)) !== before) return judgePurge(isPurged, elapsed());
    await pause(250);
  }
  return judgePurge(isPurged, null);
}

async function checkUnchanged(site: ProbedSite): Promise<Finding> {
  const tag = (await site.visit('/properties')).headers.etag?.[0];
  if (!tag) return judged(unchanged, false, 'no ETag');
  const { status } = await site.visit('/properties', { headers: { 'if-none-match': tag } });
  return judged(unchanged, status === 304, String(status));
}

/** Copies in the CDN, what they vary on, and the purge. */
export async function checkCdn(site: ProbedSite): Promise<Finding[]> {
  const path = `/api/probe/cached/${site.run}`;
  const same = await checkUnchanged(site);
  if (site.isLocal)
    return [
      same,
      ...[kept, campaign, campaignPage, varied, purged].map((check) => notShown(check, noCdn)),
    ];
  const plain = await askUntilKept(site, path);
  const copies = judgeCopies({
    plain,
    again: await site.visit(path),
    withCampaign: await site.visit(`${path}?fbclid=probe`),
    withVariant: await site.visit(`${path}?variant=probe`),
  });
  await askUntilKept(site, '/properties');
  const page = await site.visit('/properties?fbclid=probe');
  return [
    same,
    ...copies,
    judged(campaignPage, isFromCdn(page), isFromCdn(page) ? 'served by the CDN' : 'made anew'),
    await checkPurge(site, path),
  ];
}
