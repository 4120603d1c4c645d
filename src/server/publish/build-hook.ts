import { companyForm } from '../../content/forms/company';
import { addBuild, type AskedBuilds } from '../../domain/company/publishing';
import { environment } from '../env';
import { Problem } from '../http/problem';
import { askedBuilds } from '../schema';
import { changeMark, readMark } from '../store/marks';

const markKey = 'builds';
const milliseconds = 2_500;

/** The address that starts a build; `null` without one. A preview has none: the hook builds production. */
export function findBuildHook(): string | null {
  const { buildHookUrl, deployContext, isLocal } = environment();
  return deployContext === 'production' || isLocal ? buildHookUrl : null;
}

/** When builds of the last 24 hours were asked for, oldest first, and the last of them that got an unclear answer. */
export async function readAskedBuilds(): Promise<AskedBuilds> {
  return (await readMark(markKey, askedBuilds)) ?? { asked: [] };
}

/**
 * Asks the host for a build; `false` where it is too early for another one, or somebody else just did. Throws 424 when the
 * host refuses. Whatever else it answers, a build may have begun, so that it counts.
 */
export async function askForBuild(address: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  // The mark comes first: whatever happens after it, no second build is begun.
  const isFirst = await changeMark(markKey, askedBuilds, (mark) => {
    const asked = addBuild(mark?.asked ?? [], now);
    return asked && { asked };
  });
  if (!isFirst) return false;
  const answer = await callHook(address);
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
async function callHook(address: string): Promise<'taken' | 'refused' | 'unclear'> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const { ok, status } = await fetch(address, { method: 'POST', redirect: 'manual', signal });
    if (ok) return 'taken';
    console.warn(`The build hook answered ${status}.`);
    return status >= 400 && status < 500 ? 'refused' : 'unclear';
  } catch (cause) {
    console.warn('The build hook did not answer.', cause);
    return 'unclear';
  }
}
