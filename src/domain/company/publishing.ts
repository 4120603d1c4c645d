/** Whether the site has what the company saved, and when a build may be asked for again. It asks for none. */
const minute = 60_000;
const pause = 10 * minute;
const day = 24 * 60 * minute;
const maxInDay = 10;
/** Milliseconds after which a build that was asked for should be on the site. */
const maxBuild = 15 * minute;

export interface PublishingFacts {
  /** When the facts were saved; `null` before the first save. All times are ISO 8601 in UTC. */
  savedAt: string | null;
  /** Whether the site was built with what is saved. */
  isOnSite: boolean;
  builtAt: string;
  /** `null` where none can be asked for. */
  builds: AskedBuilds | null;
}

export interface AskedBuilds {
  /** When, oldest first. */
  asked: readonly string[];
  /** The last of them that the host neither took nor refused. */
  unclear?: string | undefined;
}

export interface Publishing {
  /** `press`: not on the site, and only the host's own page begins a build. `unclear`: a build may be running. */
  state: 'none' | 'live' | 'press' | 'saved' | 'running' | 'unclear' | 'failed';
  /** Of the build or the save that the state is about; '' for `none`. */
  at: string;
  /** When the next build may be asked for, if that is later than now; else `null`. */
  nextAt: string | null;
}

/** What the operator is told of it. */
export interface PublishingNote {
  isOnSite: boolean;
  text: string;
  canAsk: boolean;
}

/** How far the saved facts are from the site, and what became of the last build that was asked for. */
export function findPublishing(facts: PublishingFacts, now: Date): Publishing {
  const { savedAt, isOnSite, builtAt, builds } = facts;
  const nextAt = null;
  if (savedAt === null) return { state: 'none', at: '', nextAt };
  if (isOnSite) return { state: 'live', at: builtAt, nextAt };
  if (builds === null) return { state: 'press', at: savedAt, nextAt };
  const last = builds.asked.at(-1);
  const next = findNextBuild(builds.asked, now);
  // The build that was asked for last is on the site: it was made after it was asked for. What differs was saved later.
  if (last === undefined || last <= builtAt) return { state: 'saved', at: savedAt, nextAt: next };
  const isRunning = now.getTime() - Date.parse(last) < maxBuild;
  if (!isRunning) return { state: 'failed', at: last, nextAt: next };
  return { state: last === builds.unclear ? 'unclear' : 'running', at: last, nextAt };
}

const inLastDay = (asked: readonly string[], now: Date) =>
  asked.filter((time) => now.getTime() - Date.parse(time) < day);

/** When the next build may be asked for: ten minutes after the last, at most ten in 24 hours; `null` for now. */
function findNextBuild(asked: readonly string[], now: Date): string | null {
  const recent = inLastDay(asked, now);
  const last = recent.at(-1);
  const tenth = recent.at(-maxInDay);
  const afterLast = last === undefined ? 0 : Date.parse(last) + pause;
  const afterTenth = tenth === undefined ? 0 : Date.parse(tenth) + day;
  const next = Math.max(afterLast, afterTenth);
  return next > now.getTime() ? new Date(next).toISOString() : null;
}

/** The builds of the last 24 hours with another one, now; `null` where it is too early for that. */
export function addBuild(asked: readonly string[], now: Date): string[] | null {
  if (findNextBuild(asked, now) !== null) return null;
  return [...inLastDay(asked, now), now.toISOString()];
}
