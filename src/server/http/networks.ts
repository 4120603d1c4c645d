import { isIPv6 } from 'node:net';

/** Hexadecimal digits of a /64, a /56 and a /48. */
const prefixDigits = [16, 14, 12];

/** An IPv6 address as its 32 hexadecimal digits. */
function readDigits(ip: string): string {
  const groups = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const head = groups[0] ? groups[0].split(':') : [];
  const tail = groups[1] ? groups[1].split(':') : [];
  const middle = groups.length === 2 ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...middle, ...tail].map((group) => group.padStart(4, '0')).join('');
}

/** An IPv4 address within IPv6. */
const mapped = /^0{20}ffff(..)(..)(..)(..)$/;

/**
 * The networks of an IP address, the narrowest first: one of IPv4 is one, one of IPv6 has three, since a customer gets
 * a /64, a /56 or a /48 from the provider. '' for no address.
 */
export function findNetworks(ip: string | undefined): string[] {
  const text = ip?.replace(/%.*$/, '') ?? '';
  if (!isIPv6(text)) return [text];
  const digits = readDigits(text);
  const [, ...bytes] = mapped.exec(digits) ?? [];
  if (bytes.length > 0) return [bytes.map((byte) => Number.parseInt(byte, 16)).join('.')];
  return prefixDigits.map((length) => digits.slice(0, length));
}
