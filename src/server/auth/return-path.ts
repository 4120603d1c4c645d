import { paths } from '../../paths';

/** Where to go after signing in: the given admin page, or the admin's home for anything else. */
export function returnPath(next: string | null): string {
  const inside = next !== null && /^\/admin(?:[/?]|$)/.test(next);
  const url = inside ? URL.parse(next, 'http://site.invalid') : null;
  const stays = url?.host === 'site.invalid' && /^\/admin(?:\/|$)/.test(url.pathname);
  return stays ? `${url.pathname}${url.search}` : paths.admin.home;
}
