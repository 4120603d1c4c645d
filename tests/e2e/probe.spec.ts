import { isBroken } from '../../scripts/probe/finding';
import { probe } from '../../scripts/probe/run';
import { formatFindings } from '../../scripts/probe/table';
import { operator } from './setup/operator';
import { expect, test } from './setup/visitor';

/** What needs a CDN, a schedule, a region or https, in the order of the table. */
const onlyDeployed = [
  'The CDN keeps what it is told to keep',
  'A campaign link (?fbclid=…) shares the kept copy',
  'The same for the page /properties',
  "A filter's parameter is a copy of its own",
  'A purge by tag replaces the kept copy',
  'Functions run where the data is',
  'The first byte of a page, the median',
  'http leads to https',
  'Each kind of deploy has stores of its own',
];

/** What depends on how busy the machine is. */
const timed = ['One store call', 'Each function answers: at first, then the median'];

test('npm run probe tells what holds on this machine from what only a deployment shows', async () => {
  const findings = await probe(new URL(process.env.SITE_ADDRESS ?? ''), operator);
  const table = formatFindings(findings);
  const named = (verdict: string) =>
    findings.filter((finding) => finding.verdict === verdict).map(({ check }) => check);
  const broken = named('does not hold').filter((check) => !timed.includes(check));
  expect(broken, table).toEqual([]);
  expect(isBroken(findings)).toBe(false);
  const schedules = ['The sweep runs every five minutes', 'The nightly work runs'];
  expect(named('not shown here').filter((check) => !schedules.includes(check))).toEqual(
    onlyDeployed,
  );
  expect(named('holds').length).toBeGreaterThanOrEqual(22);
  expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(timed));
});
