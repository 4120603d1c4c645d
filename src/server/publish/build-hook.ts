import { companyForm } from '../../content/forms/company';
import { addBuild } from '../../domain/company/publishing';
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

/** When builds of the last 24 hours were asked for, oldest first. */
export async function readAskedBuilds(): Promise<readonly string[]> {
  return (await readMark(markKey, askedBuilds))?.asked ?? [];
}

/**
 * Asks the host for a build; `false` where it is too early for another one, or somebody else just did. Throws when the
 * host does not take it.
 */
export async function askForBuild(address: string, now: Date): Promise<boolean> {
  // The mark comes first: whatever happens after it, no second build is begun.
  const isFirst = await changeMark(markKey, askedBuilds, (mark) => {
    const asked = addBuild(mark?.asked ?? [], now);
    return asked && { asked };
  });
  if (!isFirst) return false;
  const answer = await callHook(address);
  if (answer?.ok) return true;
  // Without an answer a build may have begun, so that it counts.
  if (answer) await forgetBuild(now.toISOString());
  throw new Problem(424, companyForm.publishing.notBegun);
}

async function callHook(address: string): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const answer = await fetch(address, { method: 'POST', signal });
    if (!answer.ok) console.warn(`The build hook answered ${answer.status}.`);
    return answer;
  } catch (cause) {
    console.warn('The build hook did not answer.', cause);
    return null;
  }
}

async function forgetBuild(time: string): Promise<void> {
  await changeMark(markKey, askedBuilds, (mark) => ({
    asked: (mark?.asked ?? []).filter((asked) => asked !== time),
  }));
}
