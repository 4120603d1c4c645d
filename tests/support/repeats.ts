/**
 * How often a test repeats what depends on chance: a few times in the gate, and as often as
 * `docs/faults.md` says in `npm run test:faults`.
 */
export function repeats(inGate: number, inCampaign: number): number {
  return import.meta.env.MODE === 'faults' ? inCampaign : inGate;
}
