import { readFileSync } from 'node:fs';
import { inject, vi } from 'vitest';
import { factsFileIn } from '../../../scripts/setup/facts-file.mjs';
import { publicAddress, siteDirectory } from '../../support/site/tested-site';

// The facts that the site was built of.
vi.mock('../../../src/content/company-facts.json', () => ({
  default: JSON.parse(readFileSync(factsFileIn(siteDirectory), 'utf8')) as object,
}));

Object.assign(process.env, { SITE_ADDRESS: inject('siteAddress'), SITE_URL: publicAddress });
