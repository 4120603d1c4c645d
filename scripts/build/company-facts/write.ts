/**
 * The company's facts as a build finds them: read from the store, written into the file that the pages are made with; or why
 * the build has to stop.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findServedCities } from '../../../src/domain/company/cities.ts';
import { companyId, missingFacts, pickFacts } from '../../../src/domain/company/record.ts';
import { type CompanyValues, makeCompanySchemas } from '../../../src/domain/company/schema.ts';
import { damagedText } from '../../../src/server/http/problem.ts';
import { loadPhoneReader } from '../../../src/server/phone-numbers.ts';
import { companyRecords } from '../../../src/server/records/company.ts';
import { StoreUnavailable } from '../../../src/server/store/key-value-store.ts';
import { factsFileIn } from '../../setup/facts-file.mjs';

type Facts = Partial<CompanyValues>;

// Here, because Vite's runner imports nothing any more once this module has run.
const { patch } = makeCompanySchemas(await loadPhoneReader());

/** The facts in the store of this deploy context, none before the first save; a text says why they cannot be used. */
async function readFacts(): Promise<Facts | string> {
  try {
    const { entries, records } = await companyRecords.document.read();
    if (entries.length > records.size) return 'The stored facts of the company cannot be read.';
    const facts = pickFacts(records.get(companyId) ?? null);
    const rejected = Object.entries(facts).filter(
      ([name, value]) => !patch.safeParse({ [name]: value }).success,
    );
    if (rejected.length === 0) return facts;
    const names = rejected.map(([name]) => name).join(', ');
    return `This version of the site does not accept what is saved of the company: ${names}. Change or empty it on the page Company.`;
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    const cause = thrown.cause instanceof Error ? ` (${thrown.cause.message})` : '';
    return (
      damagedText(thrown) ?? `The data store did not answer${cause}. Try again in a few minutes.`
    );
  }
}

const readSamples = (site: string) =>
  JSON.parse(readFileSync(path.join(site, 'demo', 'company.json'), 'utf8')) as Facts;

/**
 * Writes the company's facts as they are stored into the file that `src/content/company.ts` merges. Returns why the build
 * has to stop, or `null`: it never shows fewer facts than were saved because something could not be read.
 */
export async function writeFacts(
  site: string,
  say: (text: string) => void = console.warn,
): Promise<string | null> {
  const { COMPANY_FACTS, CONTEXT, NETLIFY_BLOBS_CONTEXT, SITE_ID } = process.env;
  const write = (values: Facts) => {
    const cities = findServedCities(values.offices ?? []);
    const built = { at: new Date().toISOString(), values, ...(cities && { cities }) };
    writeFileSync(factsFileIn(site), `${JSON.stringify(built)}\n`);
    const missing = missingFacts(values);
    if (missing.length > 0)
      say(`Visitors see placeholders of the company’s ${missing.join(', ')}.`);
    return null;
  };
  const stop = (reason: string) =>
    `${reason} Nothing is built, and the site stays as it is. To build it with placeholders instead, set the variable COMPANY_FACTS to none.`;

  if (COMPANY_FACTS === 'none') return write({});
  if (!NETLIFY_BLOBS_CONTEXT || !CONTEXT) {
    if (SITE_ID) return stop('The platform gave this build no way into its store.');
    say('This build has no store to read the company’s facts from.');
    return write({});
  }
  if (CONTEXT !== 'production') say(`The context ${CONTEXT} has facts of its own.`);
  const facts = await readFacts();
  if (typeof facts === 'string') return stop(facts);
  // In the file and not in the store: the samples reach no other site, and the first save ends them.
  const hasSamples = COMPANY_FACTS === 'samples' && Object.keys(facts).length === 0;
  return write(hasSamples ? readSamples(site) : facts);
}
