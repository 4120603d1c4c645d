import { trimText } from './typed-text';

const pattern =
  /^(?!\.)(?!.*\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Whether a text is exactly one plain email address (at most 254 characters, RFC 5321). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

/** How the large providers let one mailbox be written in several ways (by their help pages), each with what is written for all. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Gmail.
  [/@googlemail\.com$/, '@gmail.com'],
  // Proton reads past hyphens and underscores.
  [/@(?:pm\.me|protonmail\.(?:com|ch))$/, '@proton.me'],
  [/[-_](?=.*@proton\.me$)/g, ''],
  // Yahoo: `name-word` is a temporary address of a mailbox.
  [/-.*(?=@(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$)/, ''],
  // Fastmail: `word@name.fastmail.com` is `name+word@fastmail.com`.
  [/^.*[@.]([^@.]+)\.(fastmail\.(?:com|fm))$/, '$1@$2'],
];

/** The mailbox that an address leads to: with dots or an added part it is the same, and as its provider says. */
export function findMailbox(address: string): string {
  const written = spellings.reduce(
    (text, [spelling, one]) => text.replace(spelling, one),
    address.toLowerCase(),
  );
  const [name = '', domain = ''] = written.split('@');
  return `${name.replace(/\+.*|\./g, '')}@${domain}`;
}

/** An address as typed or pasted, without what nobody sees: no-break spaces, and characters without a sign of their own. */
export function cleanAddress(typed: string): string {
  return trimText(typed.replace(/\p{Cf}|[^\S ]/gu, ''));
}
