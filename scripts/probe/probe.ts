/**
 * Checks on a deployed site what cannot be shown on a developer's machine, and says what holds.
 * Usage: npm run probe -- https://example.com
 * Asks for the operator's user name and password, or takes ADMIN_USERNAME and ADMIN_PASSWORD.
 */
import { run, Stop } from '../setup/say.mjs';
import { siteAddress } from '../site/call.mjs';
import { operatorOf } from '../site/operator.mjs';
import { isBroken } from './finding.ts';
import { probe } from './run.ts';
import { formatFindings } from './table.ts';

await run(async () => {
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new Stop('Name the site: npm run probe -- https://example.com');
  const address = siteAddress(named);
  const findings = await probe(address, await operatorOf(address));
  console.log(formatFindings(findings));
  if (isBroken(findings)) process.exitCode = 1;
});
