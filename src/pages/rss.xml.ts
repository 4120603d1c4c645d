import type { APIContext } from 'astro';
import { blogWords } from '../content/blog';
import { choiceWords } from '../content/choices';
import { company } from '../content/company';
import { site } from '../content/site';
import type { BlogSummary } from '../domain/blog/schema';
import { rss, type FeedItem } from '../domain/structured-data/feed';
import { latest } from '../domain/structured-data/sitemap';
import { siteRoot } from '../layouts/page-address';
import { paths } from '../paths';
import { cacheTags } from '../server/cdn';
import { blogs } from '../server/records/blogs';
import { xmlAnswer } from './_xml-answer';

export const prerender = false;

/** Readers ask often and keep what they have: the newest so many are enough. */
const newest = 100;

function feedItem(article: BlogSummary, root: URL): FeedItem {
  return {
    title: article.title || blogWords.untitled,
    address: new URL(paths.blog(article._id), root).href,
    summary: article.excerpt,
    category: choiceWords.blogType[article.blogType],
    date: article.date,
  };
}

/** The blog posts as a feed, newest first. */
export function GET(context: Pick<APIContext, 'site' | 'url'>): Promise<Response> {
  const root = siteRoot(context);
  return xmlAnswer({
    tags: [cacheTags.blogs],
    contentType: 'application/rss+xml; charset=utf-8',
    load: () => blogs.list(),
    write: (articles) =>
      rss({
        title: `${blogWords.title} · ${company.name}`,
        description: blogWords.description,
        language: site.language,
        address: new URL(paths.blogs, root).href,
        self: new URL(paths.feed, root).href,
        changed: latest(articles.map(({ updatedAt }) => updatedAt)),
        items: articles.slice(0, newest).map((article) => feedItem(article, root)),
      }),
  });
}
