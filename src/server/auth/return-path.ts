import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';

/** The sign-in page, with the way back to this admin page. */
export function signInAddress({ pathname, search }: URL): string {
  return `${paths.signin}?${new URLSearchParams({ next: pathname + search })}`;
}

/** Where to go after signing in: the given admin page, or the admin home for anything else. */
export function returnPath(next: string | null): string {
  const inside = next !== null && /^\/admin(?:[/?]|$)/.test(next);
  const url = inside ? URL.parse(next, 'http://site.invalid') : null;
  const stays = url?.host === 'site.invalid' && /^\/admin(?:\/|$)/.test(url.pathname);
  return stays ? `${url.pathname}${url.search}` : adminPaths.home;
}
