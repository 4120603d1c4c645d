import { RequestFailed } from '../../../api/request';
import type { Lead } from '../../../domain/lead/schema';

/** The lead as it is now, which a refusal by 409 holds; `null` for anything else. */
export function currentOf(thrown: unknown): Lead | null {
  if (!(thrown instanceof RequestFailed) || thrown.status !== 409) return null;
  const { body } = thrown;
  const current = typeof body === 'object' && body !== null && 'current' in body && body.current;
  return current ? (current as Lead) : null;
}
