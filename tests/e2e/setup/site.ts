import { copyFileSync, writeFileSync } from 'node:fs';
import { requireTestedSite } from '../../../scripts/gate/tested-site.ts';
import { factsFileIn } from '../../../scripts/setup/facts-file.mjs';
import { root } from '../../../scripts/setup/root.ts';
import { publicAddress, siteDirectory } from '../../support/site/tested-site';

/** Builds the tested site where it is not built yet, and gives the tests the facts that it was built of. */
export default async function startTests(): Promise<() => void> {
  await requireTestedSite();
  process.env.SITE_URL = publicAddress;
  copyFileSync(factsFileIn(siteDirectory), factsFileIn(root));
  return () => writeFileSync(factsFileIn(root), '{}\n');
}
