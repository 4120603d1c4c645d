import { paths } from '../paths';

/** Milliseconds since 1970 by the server's clock, to the second; NaN where it cannot be asked. No cache keeps the page asked for. */
export async function readServerTime(): Promise<number> {
  const answer = await fetch(paths.enquiry, { method: 'HEAD' }).catch(() => null);
  return Date.parse(answer?.headers.get('date') ?? '');
}
