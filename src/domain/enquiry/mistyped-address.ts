/**
 * Whether the domain of an email address is nearly one of the common ones, so that a visitor can be asked. Nothing is
 * corrected.
 */
import { editDistance } from '../edit-distance';

/** The mail providers of most people here; a domain that is nearly one of them is questioned. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rediffmail.com',
];

const others = new Set([
  'aol.com',
  'cloud.com',
  'email.com',
  'fastmail.com',
  'gmx.com',
  'googlemail.com',
  'live.com',
  'live.in',
  'mail.com',
  'msn.com',
  'rediff.com',
  'rocketmail.com',
  'ymail.com',
  'zmail.com',
]);

/** The domains of providers for single countries; `.co`, `.cm` and `.om` are taken for a mistyped `.com`. */
const national = /^(?:hotmail|outlook|yahoo)\.(?:com?\.)?(?!(?:co|cm|om)$)[a-z]{2}$/;

/** Names of this length may have two wrong letters. */
const longName = 7;

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

function distance(domain: string, provider: string): number {
  const [name, ending] = parts(domain);
  const [rightName, rightEnding] = parts(provider);
  const inName = editDistance(name, rightName, rightName.length < longName ? 1 : 2);
  const inEnding = editDistance(ending, rightEnding, inName === 0 ? 3 : 1);
  // A missing dot makes one long name.
  return Math.min(inName + inEnding, editDistance(domain, provider, 1));
}

/** The address that was probably meant, by its domain; `null` for a domain that looks like no common provider's. */
export function probableAddress(address: string): string | null {
  const index = address.lastIndexOf('@');
  const domain = address
    .slice(index + 1)
    .trim()
    .toLowerCase();
  if (index < 1 || providers.includes(domain) || others.has(domain) || national.test(domain))
    return null;
  const [nearest] = providers
    .map((provider) => ({ provider, far: distance(domain, provider) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return nearest ? `${address.slice(0, index).trim()}@${nearest.provider}` : null;
}
