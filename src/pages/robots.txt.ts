import type { APIContext } from 'astro';
import { siteRoot } from '../components/addresses';
import { adminPaths } from '../admin-paths';
import { paths } from '../paths';

export const prerender = true;

/** Search engines have no use for these. */
const closed = [adminPaths.home, paths.signin, '/api', paths.enquiry, paths.news];

/** Tells crawlers what they may read (RFC 9309): the longer path counts, so uploaded pictures are open. */
export function GET(context: Pick<APIContext, 'site' | 'url'>): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Allow: ${adminPaths.api.image('')}`,
    '',
    `Sitemap: ${new URL(paths.sitemap, siteRoot(context)).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
