import { readInstant } from '../date';
import { textElement, xmlDeclaration } from '../xml';

export interface SitemapPage {
  /** Absolute. */
  readonly address: string;
  /** When its content last changed, ISO 8601. */
  readonly changed?: string | undefined;
}

/** The latest of some times, for a page that shows several records. */
export function latest(times: readonly string[]): string | undefined {
  const instants = times.map(readInstant).filter((instant) => instant !== null);
  if (instants.length === 0) return undefined;
  return new Date(instants.reduce((a, b) => Math.max(a, b))).toISOString();
}

function entry({ address, changed = '' }: SitemapPage): string {
  const lastmod = textElement('lastmod', latest([changed]));
  return `<url>${textElement('loc', address)}${lastmod}</url>`;
}

/** The pages as sitemaps.org wants them. */
export function sitemap(pages: readonly SitemapPage[]): string {
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}
