import { expect, it, onTestFinished } from 'vitest';
import { check } from '../../scripts/check-deploy';
import { listProperties } from '../support/site/content';
import { operator } from '../support/site/operator';
import { serveTestedSite } from '../support/site/serve';

it('npm run check:deploy tells what holds, and leaves nothing behind', async () => {
  // It adds a home for a while, which the other tests would see.
  onTestFinished(await serveTestedSite('checked', 'http://127.0.0.1:9'));
  const address = new URL(process.env.SITE_ADDRESS ?? '');
  await fetch(new URL('/.netlify/functions/scheduled-sweep', address), { method: 'POST' });
  const findings = await check(address, operator);
  const named = (verdict: boolean | null) =>
    findings.filter(({ holds }) => holds === verdict).map(({ check: name }) => name);
  expect(named(false), JSON.stringify(findings)).toEqual([]);
  // Only a deployment has https and a CDN.
  expect(named(null)).toEqual(["The session's cookie", 'The CDN keeps the page']);
  expect(findings).toHaveLength(12);
  const names = (await listProperties()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Check of the site'))).toEqual([]);
});
