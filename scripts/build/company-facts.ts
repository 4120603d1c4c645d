/** Reads the company's facts from the running site into the file that `src/content/company.ts` merges. */
import { existsSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { factsFileIn } from '../setup/facts-file.mjs';
import { Stop } from '../setup/say.mjs';

// The modules of `src` leave out the endings of what they import.
registerHooks({
  resolve: (name, context, next) => {
    const file = name.startsWith('.') ? new URL(`${name}.ts`, context.parentURL) : null;
    return next(file && existsSync(file) ? file.href : name, context);
  },
});
const { companyFields } = await import('../../src/domain/company/fields.ts');
const { missingFacts } = await import('../../src/domain/company/record.ts');
const { companyPatch } = await import('../../src/domain/company/schema.ts');

/** Milliseconds for the site's answer. */
const timeLimit = 8_000;

interface Facts {
  /** '' before the first save. */
  version: string;
  values: Readonly<Record<string, unknown>>;
}

function isFacts(body: unknown): body is Facts {
  if (typeof body !== 'object' || body === null) return false;
  const { version, values } = body as Partial<Facts>;
  return typeof version === 'string' && typeof values === 'object';
}

/** The facts of a running site; `null` where there is none yet. Throws a sentence when they cannot be read. */
export async function readFacts(site: string, milliseconds = timeLimit): Promise<Facts | null> {
  const stop = (reason: string) =>
    new Stop(
      `The company’s facts could not be read from ${site} (${reason}), so nothing is built and the site stays as it is. Try again in a few minutes.`,
    );
  let response: Response;
  let body: unknown;
  try {
    const signal = AbortSignal.timeout(milliseconds);
    response = await fetch(new URL('/api/company', site), { signal });
    if (response.status === 404) return null;
    if (response.ok) body = await response.json();
  } catch (cause) {
    throw stop(cause instanceof Error ? cause.message : String(cause));
  }
  if (!response.ok) throw stop(`it answered ${response.status}`);
  if (!isFacts(body)) throw stop('it answered something else');
  return body;
}

/** Writes the facts that this version of the site accepts; names the others, and those that are still missing. */
export function writeFacts(
  facts: Facts | null,
  directory: string,
  say: (text: string) => void = console.warn,
): void {
  const given = Object.entries(facts?.values ?? {}).filter(([name]) => name in companyFields);
  const read = given.flatMap(([name, value]) => {
    const { success, data } = companyPatch.safeParse({ [name]: value });
    if (!success) say(`The company’s ${name} cannot be used; it is as if it were empty.`);
    return success ? Object.entries(data) : [];
  });
  const values = Object.fromEntries(read);
  const missing = missingFacts(values);
  if (missing.length > 0) say(`Visitors see placeholders of the company’s ${missing.join(', ')}.`);
  const built = { version: facts?.version ?? '', at: new Date().toISOString(), values };
  writeFileSync(factsFileIn(directory), `${JSON.stringify(built)}\n`);
}
