import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: what a provider gives to one customer. */
function network(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = groups[0] ? groups[0].split(':') : [];
  const tail = groups[1] ? groups[1].split(':') : [];
  const middle = groups.length === 2 ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...middle, ...tail].slice(0, 4).join(':');
}

/**
 * A key that stands for the sender's address, for counting attempts: the SHA-256 of the IPv4 address
 * or of the IPv6 /64, so that no address is kept.
 */
export function addressKey(address: string | undefined): string {
  const text = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  const place = isIPv6(text) ? network(text) : text;
  return createHash('sha256').update(place).digest('hex');
}
