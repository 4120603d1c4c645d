import { paths } from '../../paths';
import { isSecure } from '../auth/cookies';

/*
 * The page that answers a form sent without JavaScript has an address of its own, which holds nothing personal. How the
 * number will be dialled goes there in a cookie that no other page gets.
 */

const name = 'dialled';
const maxSeconds = 600;

/** The `Set-Cookie` line that brings the numbers to the answer of a request, for ten minutes. */
export function keepDialled(request: Request, dialled: readonly string[]): string {
  const value = encodeURIComponent(dialled.join(','));
  const line = `${name}=${value}; Path=${paths.enquiry}; Max-Age=${maxSeconds}; HttpOnly; SameSite=Strict`;
  return isSecure(request) ? `${line}; Secure` : line;
}

const dialledNumber = /^\+[\d -]+(?: ext\. \d+)?$/;

/** The numbers that the cookie of a request has; [] for anything else. */
export function readDialledCookie(request: Request): string[] {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  try {
    const numbers = decodeURIComponent(found.slice(name.length + 1)).split(',');
    return numbers.filter((number) => dialledNumber.test(number));
  } catch {
    return [];
  }
}
