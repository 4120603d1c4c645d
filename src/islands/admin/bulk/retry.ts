import { RequestFailed } from '../../../api/request';

/** No answer, a gateway's timeout, or a store that is away: it may work in a moment. */
const passing = [0, 502, 503, 504];
/** Before each further try (ms). */
const pauses = [1_000, 3_000, 9_000];

export interface Patience {
  pause: (milliseconds: number) => Promise<void>;
  /** Called before each pause. */
  onWait: () => void;
  /** Whether nobody wants it any more. */
  isStopped: () => boolean;
}

/** Waits by the clock (ms). */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function isPassing(thrown: unknown): boolean {
  return thrown instanceof RequestFailed && passing.includes(thrown.status);
}

/** Makes a call that is safe to repeat, up to three times more while the site does not answer; throws its last failure. */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  patience: Patience,
): Promise<Result> {
  for (const milliseconds of pauses) {
    try {
      return await call();
    } catch (thrown) {
      if (!isPassing(thrown) || patience.isStopped()) throw thrown;
      patience.onWait();
      await patience.pause(milliseconds);
      if (patience.isStopped()) throw thrown;
    }
  }
  return call();
}
