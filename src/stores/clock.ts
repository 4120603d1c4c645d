import { atom } from 'nanostores';
import { readServerTime } from '../api/server-time';

/** Milliseconds by which the server's clock is ahead of this device's, whose day may be wrong; 0 until it was asked. */
export const $ahead = atom(0);

/** Now by the server's clock, ISO 8601. */
export function now(): string {
  return new Date(Date.now() + $ahead.get()).toISOString();
}

let asked: Promise<void> | null = null;

/** Asks for the server's time, once a page. */
export function askServerTime(): Promise<void> {
  asked ??= readServerTime().then((time) => {
    if (Number.isNaN(time)) asked = null;
    else $ahead.set(time - Date.now());
  });
  return asked;
}
