/**
 * The file that `src/content/company.ts` imports. Every build writes it. Every install makes an empty one where there is
 * none, since the compiler, the editor, the tests and two bundlers each want a file there.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} site The folder of a site. */
export const factsFileIn = (site) => path.join(site, 'src', 'content', 'company-facts.json');

const own = factsFileIn(path.resolve(import.meta.dirname, '../..'));
if (!existsSync(own)) writeFileSync(own, '{}\n');
