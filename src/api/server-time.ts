import { paths } from '../paths';

const askMilliseconds = 5_000;

/** Milliseconds since 1970 by the server's clock, to the second; `null` where it cannot be asked. No cache keeps the page asked for. */
export async function readServerTime(): Promise<number | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), askMilliseconds);
  try {
    const { signal } = controller;
    const { headers } = await fetch(paths.enquiry, { method: 'HEAD', cache: 'no-store', signal });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
