/** The feed of blog posts for readers of news: the newest that visitors see, as plain text. */
import type { APIContext } from 'astro';
import { blogWords } from '../content/pages/blog';
import { optionWords } from '../content/properties/options';
import { formatTitle } from '../content/company';
import { site } from '../content/pages/site';
import type { BlogSummary } from '../domain/blog/schema';
import { latest, readInstant } from '../domain/date';
import type { Listed } from '../domain/record';
import { escapeXml, textElement, xmlDeclaration } from '../domain/xml';
import { siteRoot } from '../components/addresses';
import { paths } from '../paths';
import { cacheTags } from '../server/cdn';
import { blogs } from '../server/records/blogs';
import { xmlAnswer } from './_xml-answer';

export const prerender = false;

/** At most this many posts: feed readers keep older ones. */
const maxItems = 100;

/** RFC 822 with a year of four digits, as RSS 2.0 wants dates; `undefined` for nonsense. */
function formatRfc822(iso: string): string | undefined {
  const instant = readInstant(iso);
  return instant === null ? undefined : new Date(instant).toUTCString();
}

function itemElement({ _id, title, blogType, excerpt, date }: BlogSummary, root: URL): string {
  const address = new URL(paths.blog(_id), root).href;
  return [
    '<item>',
    textElement('title', title || blogWords.untitled),
    textElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    textElement('pubDate', formatRfc822(date)),
    textElement('category', optionWords.blogType[blogType]),
    // Feed readers expect HTML, but this is plain text: escaped for them, then for XML.
    textElement('description', escapeXml(excerpt)),
    '</item>',
  ].join('');
}

/** RSS 2.0, with the address of the feed itself as its best practices ask. */
function formatFeed(posts: readonly Listed<BlogSummary>[], root: URL): string {
  const self = escapeXml(new URL(paths.feed, root).href);
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    textElement('title', formatTitle(blogWords.title)),
    textElement('link', new URL(paths.blogs, root).href),
    textElement('description', blogWords.description),
    textElement('language', site.language),
    textElement(
      'lastBuildDate',
      formatRfc822(latest(posts.map(({ updatedAt }) => updatedAt)) ?? ''),
    ),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, maxItems).map((post) => itemElement(post, root)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

export function GET(context: Pick<APIContext, 'site' | 'url'>): Promise<Response> {
  return xmlAnswer({
    tags: [cacheTags.blogs],
    contentType: 'application/rss+xml; charset=utf-8',
    load: () => blogs.listShown(),
    write: (posts) => formatFeed(posts, siteRoot(context)),
  });
}
