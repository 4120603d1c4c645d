/** Before a build of the host: the facts of the running site. Elsewhere those stay that are there. */
import { root } from '../setup/root.ts';
import { run } from '../setup/say.mjs';
import { readFacts, writeFacts } from './company-facts.ts';

const { SITE_ID, URL: site } = process.env;

await run(async () => {
  if (!SITE_ID || !site) return;
  const facts = await readFacts(site);
  if (facts === null) console.warn(`There is no site at ${site} yet, so the company has no facts.`);
  writeFacts(facts, root);
});
