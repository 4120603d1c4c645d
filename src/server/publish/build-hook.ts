/** Asks the host for builds of the site, and notes when it was asked. Whether one is needed is decided elsewhere. */
import { companyForm } from '../../content/forms/company';
import { addBuild, type AskedBuilds } from '../../domain/company/publishing';
import { environment } from '../env';
import { Problem } from '../http/problem';
import { askedBuilds } from '../schema';
import { changeMark, readMark } from '../store/marks';

const markKey = 'builds';
const hookMilliseconds = 2_500;

/** The URL that starts a build; `null` without one. A preview has none: the hook builds production. */
export function findBuildHook(): string | null {
  const { buildHookUrl, deployContext, isLocal } = environment();
  return deployContext === 'production' || isLocal ? buildHookUrl : null;
}

/**
 * When builds were asked for, oldest first, and the last of them that got an unclear answer. What is older than 24 hours goes
 * with the next one, so that the last one is known however old it is.
 */
export async function readAskedBuilds(): Promise<AskedBuilds> {
  return (await readMark(markKey, askedBuilds)) ?? { asked: [] };
}

/**
 * Asks the host for a build; `false` where it is too early for another one, or somebody else just did. Throws 424 when the
 * host refuses. Whatever else it answers, a build may have begun, so that it counts.
 */
export async function askForBuild(hookUrl: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  // The mark comes first: whatever happens after it, no second build is begun.
  const isMarked = await changeMark(markKey, askedBuilds, (mark) => {
    const asked = addBuild(mark?.asked ?? [], now);
    return asked && { asked };
  });
  if (!isMarked) return false;
  const answer = await callHook(hookUrl);
  if (answer === 'refused') {
    await changeMark(markKey, askedBuilds, (mark) => ({
      asked: (mark?.asked ?? []).filter((asked) => asked !== time),
    }));
    throw new Problem(424, companyForm.publishing.refused);
  }
  if (answer === 'unclear')
    await changeMark(markKey, askedBuilds, (mark) => mark && { ...mark, unclear: time });
  return true;
}

/** Only a 4xx says that there will be no build. */
async function callHook(hookUrl: string): Promise<'taken' | 'refused' | 'unclear'> {
  try {
    const signal = AbortSignal.timeout(hookMilliseconds);
    const { ok, status } = await fetch(hookUrl, { method: 'POST', redirect: 'manual', signal });
    if (ok) return 'taken';
    console.warn(`The build hook answered ${status}.`);
    return status >= 400 && status < 500 ? 'refused' : 'unclear';
  } catch (cause) {
    console.warn('The build hook did not answer.', cause);
    return 'unclear';
  }
}
