import { blogWords } from '../../content/blog';
import { site } from '../../content/site';
import { excerpt } from '../../domain/blog/excerpt';
import type { Blog, BlogSummary } from '../../domain/blog/schema';
import {
  blogOfArticles,
  blogPosting,
  type BlogOfArticles,
  type BlogPosting,
} from '../../domain/structured-data/article';
import { paths } from '../../paths';
import { referToCompany } from './company';

/** The page of one article. */
export function describeArticle(blog: Blog, root: URL): BlogPosting {
  return blogPosting(blog, {
    url: new URL(paths.blog(blog._id), root).href,
    headline: blog.title || blogWords.untitled,
    description: excerpt(`${blog.description1}\n${blog.description2}`),
    language: site.language,
    company: referToCompany(root),
  });
}

/** The page that lists the articles. */
export function describeBlog(
  articles: readonly (BlogSummary & { updatedAt: string })[],
  root: URL,
): BlogOfArticles {
  const page = {
    url: new URL(paths.blogs, root).href,
    headline: blogWords.title,
    description: blogWords.description,
    language: site.language,
    company: referToCompany(root),
  };
  const addressOf = (id: string) => new URL(paths.blog(id), root).href;
  return blogOfArticles(articles, page, addressOf, blogWords.untitled);
}
