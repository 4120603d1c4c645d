import { readInstant } from '../date';

/** A stored time as it is; `undefined` when it is none. */
export function instant(iso: string): string | undefined {
  return readInstant(iso) === null ? undefined : iso;
}
