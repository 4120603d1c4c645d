import { createHmac } from 'node:crypto';
import type { Person } from '../../domain/people/schema';
import { newToken } from '../secrets';
import { formatCookie, readCookie } from './cookies';
import { isSameText } from './password';

/** As long as browsers keep a cookie. */
const seconds = 400 * 24 * 3_600;

type Owner = Pick<Person, 'id' | 'password'>;

/** One for each person, as a family or an office may share a browser. */
const formatName = ({ id }: Owner) => `device-${id}`;

/** The stored hash is known to the server alone, and a new password ends what was signed with it. */
const sign = ({ password }: Owner, device: string) =>
  createHmac('sha256', password).update(`device ${device}`).digest('base64url');

/** Remembers in a browser that this person has signed in with it (OWASP's device cookie); returns the `Set-Cookie` line. */
export function rememberDevice(request: Request, person: Owner): string {
  const device = newToken();
  const value = `${device}.${sign(person, device)}`;
  return formatCookie(request, { name: formatName(person), value, seconds });
}

/** The browser of a request, if this person has signed in with it since their last new password; else `null`. */
export function findDevice(request: Request, person: Owner | null): string | null {
  if (person === null || person.password === '') return null;
  const [device = '', signature = ''] = readCookie(request, formatName(person)).split('.');
  return device !== '' && isSameText(signature, sign(person, device)) ? device : null;
}
