import type { ScheduleName } from '../../src/domain/schedule.ts';

const minute = 60_000;

/** The milliseconds between two runs of each scheduled function; the local server never runs them by itself. */
const pauses: Readonly<Record<ScheduleName, number>> = {
  sweep: 5 * minute,
  nightly: 24 * 60 * minute,
};

/** Milliseconds of one run: a scheduled function lives 30 s. */
const timeLimit = 45_000;

async function runOnce(address: string, name: string, warn: (text: string) => void) {
  try {
    const response = await fetch(`${address}/.netlify/functions/${name}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn(`The scheduled function ${name} did not run: ${reason}.`);
  }
}

/**
 * Runs the scheduled functions of a served site once, one after the other, and from then on by their
 * schedule, as the platform does. Returns a function that stops this.
 */
export async function startSchedule(
  address: string,
  warn: (text: string) => void = console.warn,
): Promise<() => void> {
  const timers: NodeJS.Timeout[] = [];
  for (const [schedule, pause] of Object.entries(pauses)) {
    const name = `scheduled-${schedule}`;
    await runOnce(address, name, warn);
    timers.push(setInterval(() => void runOnce(address, name, warn), pause).unref());
  }
  return () => timers.forEach((timer) => clearInterval(timer));
}
