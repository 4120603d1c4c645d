/**
 * What search engines are told to read: every public page of its own address, those made of records with the day of their
 * last change.
 */
import type { APIContext } from 'astro';
import { services } from '../content/pages/services';
import { isoDay, latest } from '../domain/date';
import { findOpenPages, formatPlacePath } from '../domain/place/pages';
import type { PreparedProperties } from '../domain/filter/filter';
import { makeEntry } from '../domain/property-summary';
import { textElement, xmlDeclaration } from '../domain/xml';
import { siteRoot } from '../components/addresses';
import { paths } from '../paths';
import { cacheTags } from '../server/cdn';
import { blogs } from '../server/records/blogs';
import { homesOf } from '../server/records/homes';
import { properties } from '../server/records/properties';
import { xmlAnswer } from './_xml-answer';

export const prerender = false;

interface Entry {
  _id: string;
  updatedAt: string;
}

const companyPages = [
  paths.about,
  paths.team,
  ...(services.length > 0 ? [paths.services] : []),
  paths.owners,
  paths.ownerAbroad,
  paths.contact,
  paths.privacy,
];

function findLastChange(...lists: (readonly Entry[])[]): string {
  return latest(lists.flat().map(({ updatedAt }) => updatedAt)) ?? '';
}

/** Every public page by its path; those made of records with their last change. */
function pages(
  listings: readonly Entry[],
  posts: readonly Entry[],
  open: PreparedProperties,
): [path: string, changed?: string][] {
  const byId = new Map(listings.map((home) => [home._id, home]));
  return [
    [paths.home, findLastChange(listings, posts)],
    [paths.properties, findLastChange(listings)],
    [paths.blogs, findLastChange(posts)],
    ...companyPages.map((path): [string] => [path]),
    ...services.map(({ id }): [string] => [paths.service(id)]),
    ...findOpenPages(open).map((page): [string, string] => [
      paths.place(formatPlacePath(page)),
      findLastChange(page.homes.flatMap(({ property }) => byId.get(property._id) ?? [])),
    ]),
    ...listings.map((home): [string, string] => [paths.property(home._id), findLastChange([home])]),
    ...posts.map((post): [string, string] => [paths.blog(post._id), findLastChange([post])]),
  ];
}

export function GET(context: Pick<APIContext, 'site' | 'url'>): Promise<Response> {
  const root = siteRoot(context);
  return xmlAnswer({
    tags: [cacheTags.properties, cacheTags.blogs],
    contentType: 'application/xml; charset=utf-8',
    load: () => Promise.all([properties.all(), blogs.listShown()]),
    write: ([records, posts]) =>
      [
        xmlDeclaration,
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages(
          properties.summariesOfShown(records, makeEntry),
          posts,
          homesOf(records, isoDay(new Date().toISOString())).open,
        ).map(
          ([path, changed]) =>
            `<url>${textElement('loc', new URL(path, root).href)}${textElement('lastmod', changed)}</url>`,
        ),
        '</urlset>',
        '',
      ].join('\n'),
  });
}
