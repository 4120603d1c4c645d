import { companyForm } from '../content/forms/company';
import { environment } from './env';

const milliseconds = 2_500;

/** Asks the host for a build of the site; what to say when that failed, or `null`. Without a hook nobody is asked. */
export async function askForBuild(): Promise<string | null> {
  const { buildHookUrl } = environment();
  if (buildHookUrl === null) return null;
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const { ok, status } = await fetch(buildHookUrl, { method: 'POST', signal });
    if (ok) return null;
    throw new Error(`The build hook answered ${status}.`);
  } catch (cause) {
    console.warn('A build could not be asked for.', cause);
    return companyForm.publishing.notBegun;
  }
}
