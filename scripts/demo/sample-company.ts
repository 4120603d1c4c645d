/** Shows the sample questions and references, `demo/company.json`, on a local site whose company nobody has saved. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeFacts } from '../build/company-facts.ts';
import { factsFileIn } from '../setup/facts-file.mjs';
import { folder } from './sample.ts';

interface BuiltFacts {
  version?: string;
  values?: object;
}

/**
 * Called before a build. The samples stand in the file that the build reads, not in the store: so they reach no other
 * site, and the first save of the company replaces them.
 */
export async function showSampleCompany(directory: string): Promise<void> {
  const built = JSON.parse(readFileSync(factsFileIn(directory), 'utf8')) as BuiltFacts;
  const { version = '', values = {} } = built;
  if (version !== '' || Object.keys(values).length > 0) return;
  const sample = JSON.parse(await readFile(new URL('company.json', folder), 'utf8')) as Record<
    string,
    unknown
  >;
  writeFacts({ version: '', values: sample }, directory, () => undefined);
}
