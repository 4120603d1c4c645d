/**
 * How often a test repeats what chance decides: a few times in the gate, and as often as `docs/faults.md`
 * asks in `npm run test:faults`.
 */
export function repeats(inGate: number, inCampaign: number): number {
  return import.meta.env.MODE === 'faults' ? inCampaign : inGate;
}
