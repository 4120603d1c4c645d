/** What a check found; `not shown`: here it cannot be found out. */
export type Verdict = 'holds' | 'does not hold' | 'not shown here';

/** One thing that the site relies on. */
export interface Check {
  check: string;
  expected: string;
  /** What to do if it does not hold. */
  advice: string;
  /** Whether the site is in danger without it; otherwise it is only slower or less tidy. */
  isVital: boolean;
}

export interface Finding extends Check {
  seen: string;
  verdict: Verdict;
}

/** A check that was made. */
export function judged(check: Check, holds: boolean, seen: string): Finding {
  return { ...check, seen, verdict: holds ? 'holds' : 'does not hold' };
}

/** A check that says nothing where it was made, and why. */
export function notShown(check: Check, why: string): Finding {
  return { ...check, seen: why, verdict: 'not shown here' };
}

/** Whether something that matters does not hold. */
export function isBroken(findings: readonly Finding[]): boolean {
  return findings.some(({ isVital, verdict }) => isVital && verdict === 'does not hold');
}
