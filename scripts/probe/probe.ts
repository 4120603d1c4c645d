/**
 * Checks on a deployed site what cannot be shown on a developer's machine, and says what holds.
 * Usage: npm run probe -- https://example.com
 * Asks for the operator's user name and password, or takes ADMIN_USERNAME and ADMIN_PASSWORD.
 */
import { createInterface } from 'node:readline/promises';
import { ask } from '../setup/ask.mjs';
import { run, Stop } from '../setup/say.mjs';
import { isBroken } from './finding.ts';
import { probe } from './run.ts';
import { formatFindings } from './table.ts';

async function askName() {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const name = await prompt.question('User name (Enter for admin): ');
  prompt.close();
  return name.trim() || 'admin';
}

async function readOperator() {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
  if (!ADMIN_PASSWORD && !process.stdin.isTTY)
    throw new Stop('Set ADMIN_PASSWORD, and ADMIN_USERNAME if it is not "admin".');
  const username = ADMIN_USERNAME ?? (ADMIN_PASSWORD ? 'admin' : await askName());
  return {
    username,
    password: ADMIN_PASSWORD ?? (await ask(`Password of ${username} (nothing is shown): `)),
  };
}

await run(async () => {
  const address = URL.parse(process.argv[2] ?? '');
  if (!address?.protocol.startsWith('http'))
    throw new Stop('Name the site: npm run probe -- https://example.com');
  const findings = await probe(address, await readOperator());
  console.log(formatFindings(findings));
  if (isBroken(findings)) process.exitCode = 1;
});
