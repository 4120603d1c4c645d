/** A package without a release for so long counts as unkept. */
const unkeptYears = 2;
const steps = ['major', 'minor', 'patch'];

/** @param {string} version @returns {number[]} */
function parts(version) {
  return version.split(/[-+]/, 1)[0].split('.').map(Number);
}

/**
 * How far the installed version is behind the latest one; `null` when it is not.
 *
 * @param {string} installed @param {string} latest
 */
export function behind(installed, latest) {
  const [own, newest] = [parts(installed), parts(latest)];
  const at = own.findIndex((part, index) => part !== newest[index]);
  return at !== -1 && own[at] < newest[at] ? steps[at] : null;
}

/**
 * What a registry's answer (`npm view NAME time version --json`) says of a package; `null` for an answer that holds
 * no release.
 *
 * @param {{ name: string, installed: string }} dependency
 * @param {unknown} answer
 * @param {Date} today
 */
export function ageOf({ name, installed }, answer, today) {
  const { time, version: latest } = Object(answer);
  const releases = Object.entries(Object(time)).filter(([key]) => /^\d/.test(key));
  if (typeof latest !== 'string' || releases.length === 0) return null;
  const lastRelease = releases
    .map(([, moment]) => String(moment).slice(0, 10))
    .sort()
    .at(-1);
  const limit = new Date(today);
  limit.setUTCFullYear(today.getUTCFullYear() - unkeptYears);
  return {
    name,
    installed,
    latest,
    behind: behind(installed, latest),
    lastRelease,
    isUnkept: lastRelease < limit.toISOString().slice(0, 10),
  };
}

/**
 * The lines about packages that are behind, each with the reason why it stays where there is one.
 *
 * @param {{ name: string, installed: string, latest: string, behind: string | null }[]} ages
 * @param {Record<string, string>} reasons
 */
export function behindLines(ages, reasons) {
  return ages
    .filter(({ behind: step }) => step !== null)
    .map(({ name, installed, latest, behind: step }) => {
      const reason = reasons[name] === undefined ? '' : `: ${reasons[name]}`;
      return `${name} ${installed} → ${latest} (${step})${reason}`;
    });
}

/**
 * The lines about unkept packages: each with its reason to stay, or with the request to give one.
 *
 * @param {{ name: string, lastRelease: string, isUnkept: boolean }[]} ages
 * @param {Record<string, string>} reasons
 */
export function unkeptLines(ages, reasons) {
  return ages
    .filter(({ isUnkept }) => isUnkept)
    .map(({ name, lastRelease }) => {
      const reason = reasons[name] ?? 'NO REASON: replace it, or say in reasons.json why it stays';
      return `${name}, last release ${lastRelease}: ${reason}`;
    });
}
