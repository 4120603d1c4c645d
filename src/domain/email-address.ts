import { trimText } from './typed-text';

const pattern =
  /^(?!\.)(?!.*\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;

/** Whether a text is exactly one plain email address (at most 254 characters, RFC 5321). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

/** The mailbox that an address leads to: with dots or an added part it is the same. */
export function findMailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*|\./g, '')}@${domain}`;
}

/** An address as typed or pasted, without what nobody sees: no-break spaces, and characters without a sign of their own. */
export function cleanAddress(typed: string): string {
  return trimText(typed.replace(/\p{Cf}|[^\S ]/gu, ''));
}
