import type { APIContext } from 'astro';
import { services } from '../content/pages/services';
import { latest, sitemap, type SitemapPage } from '../domain/structured-data/sitemap';
import { siteRoot } from '../layouts/addresses';
import { paths } from '../paths';
import { cacheTags } from '../server/cdn';
import { blogs } from '../server/records/blogs';
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
  paths.services,
  paths.owners,
  paths.ownerAbroad,
  paths.contact,
  paths.privacy,
];

function changeOf(...lists: (readonly Entry[])[]): string | undefined {
  return latest(lists.flat().map(({ updatedAt }) => updatedAt));
}

/** Every public page by its path; those made of records with their last change. */
function pages(listings: readonly Entry[], posts: readonly Entry[]): SitemapPage[] {
  return [
    { address: paths.home, changed: changeOf(listings, posts) },
    { address: paths.properties, changed: changeOf(listings) },
    { address: paths.blogs, changed: changeOf(posts) },
    ...companyPages.map((address) => ({ address })),
    ...services.map(({ id }) => ({ address: paths.service(id) })),
    ...listings.map(({ _id, updatedAt }) => ({ address: paths.property(_id), changed: updatedAt })),
    ...posts.map(({ _id, updatedAt }) => ({ address: paths.blog(_id), changed: updatedAt })),
  ];
}

/** The sitemap. */
export function GET(context: Pick<APIContext, 'site' | 'url'>): Promise<Response> {
  const root = siteRoot(context);
  return xmlAnswer({
    tags: [cacheTags.properties, cacheTags.blogs],
    contentType: 'application/xml; charset=utf-8',
    load: () => Promise.all([properties.listShown(), blogs.listShown()]),
    write: (lists) =>
      sitemap(
        pages(...lists).map((page) => ({ ...page, address: new URL(page.address, root).href })),
      ),
  });
}
