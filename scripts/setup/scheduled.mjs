const minute = 60_000;

/**
 * The milliseconds between two runs of each scheduled function; the local server never runs them by itself.
 *
 * @type {Readonly<Record<import('../../src/domain/schedule.ts').ScheduleName, number>>}
 */
const pauses = {
  sweep: 5 * minute,
  nightly: 24 * 60 * minute,
};

/**
 * Time limit of one run in milliseconds: a scheduled function lives 30 s, and the local server has
 * to start it first.
 */
const timeLimit = 45_000;

/** @param {string} address @param {string} name @param {(text: string) => void} warn */
async function runOnce(address, name, warn) {
  try {
    const response = await fetch(`${address}/.netlify/functions/${name}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    warn(`The scheduled function ${name} did not run: ${error.message}.`);
  }
}

/**
 * Runs the scheduled functions of a served site once, one after the other, and from then on by their
 * schedule, as the platform does. Returns a function that stops this.
 *
 * @param {string} address
 * @param {(text: string) => void} [warn]
 */
export async function startSchedule(address, warn = console.warn) {
  const timers = [];
  for (const [schedule, pause] of Object.entries(pauses)) {
    const name = `scheduled-${schedule}`;
    await runOnce(address, name, warn);
    timers.push(setInterval(() => void runOnce(address, name, warn), pause).unref());
  }
  return () => timers.forEach((timer) => clearInterval(timer));
}
