import path from 'node:path';
import { root } from '../../../scripts/setup/root.ts';

const gate = path.join(root, '.gate');

/** The folder of the built site that the tests of `built` and `e2e` ask. */
export const siteDirectory = path.join(gate, 'site');

/** The store with its company, its operator and the sample data, of which each process that serves it has a copy. */
export const sampleStore = path.join(gate, 'sample-store');

/** The address that it is built for: no test goes there. */
export const publicAddress = 'https://homes.example';

/** The list of `different-pages.ts`. */
export const differentPagesFile = path.join(gate, 'different-pages.json');
