import type { APIContext } from 'astro';
import { blogWords } from '../content/pages/blog';
import { choiceWords } from '../content/properties/choices';
import { company } from '../content/company';
import { site } from '../content/pages/site';
import type { BlogSummary } from '../domain/blog/schema';
import { rss, type FeedItem } from '../domain/structured-data/feed';
import { latest } from '../domain/structured-data/sitemap';
import { siteRoot } from '../layouts/addresses';
import { paths } from '../paths';
import { cacheTags } from '../server/cdn';
import { blogs } from '../server/records/blogs';
import { xmlAnswer } from './_xml-answer';

export const prerender = false;

/** Feed readers ask often and keep older items. */
const maxItems = 100;

function feedItem(post: BlogSummary, root: URL): FeedItem {
  return {
    title: post.title || blogWords.untitled,
    address: new URL(paths.blog(post._id), root).href,
    summary: post.excerpt,
    category: choiceWords.blogType[post.blogType],
    date: post.date,
  };
}

/** The blog posts as a feed, newest first. */
export function GET(context: Pick<APIContext, 'site' | 'url'>): Promise<Response> {
  const root = siteRoot(context);
  return xmlAnswer({
    tags: [cacheTags.blogs],
    contentType: 'application/rss+xml; charset=utf-8',
    load: () => blogs.listShown(),
    write: (posts) =>
      rss({
        title: `${blogWords.title} · ${company.name}`,
        description: blogWords.description,
        language: site.language,
        address: new URL(paths.blogs, root).href,
        self: new URL(paths.feed, root).href,
        changed: latest(posts.map(({ updatedAt }) => updatedAt)),
        items: posts.slice(0, maxItems).map((post) => feedItem(post, root)),
      }),
  });
}
