import { showToast } from '../toasts';

/** A way out of the page. */
export interface Departure {
  address: string;
  /** What has to be done first, such as ending the session; returns why that failed, or `null`. */
  prepare?: () => Promise<string | null>;
}

interface Guard {
  /** Asks if there is something to ask about, then leaves or stays; returns whether it asked. */
  asks: (departure: Departure) => boolean;
  end: () => void;
}

/** The guard of the page; other islands leave past it as well. */
let pageGuard: Guard | null = null;

/** Has the page guarded; returns a function that ends it. */
export function guardPage(guard: Guard): () => void {
  pageGuard = guard;
  return () => {
    guard.end();
    if (pageGuard === guard) pageGuard = null;
  };
}

/** Leaves the page without a question; when that fails the page stays, and this returns why. */
export async function leave({ address, prepare }: Departure): Promise<string | null> {
  const failure = prepare ? await prepare() : null;
  if (failure !== null) return failure;
  pageGuard?.end();
  location.assign(address);
  return null;
}

/** The same; when that fails, a message says why. */
export async function leaveOrSay(departure: Departure): Promise<void> {
  const failure = await leave(departure);
  if (failure !== null) showToast(failure, { tone: 'error' });
}

/** Leaves the page; if work is unfinished, asks first. */
export async function askToLeave(departure: Departure): Promise<void> {
  if (!pageGuard?.asks(departure)) await leaveOrSay(departure);
}
