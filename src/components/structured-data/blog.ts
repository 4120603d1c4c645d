import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts';
import { blogWords } from '../../content/pages/blog';
import { site } from '../../content/pages/site';
import { optionWords } from '../../content/properties/options';
import type { Blog, BlogSummary } from '../../domain/blog/schema';
import { youtubeId } from '../../domain/links';
import { paths } from '../../paths';
import { excerpt } from '../../server/article/summary';
import { referToCompany } from './company';
import { timeAs } from './json-ld';

type Post = Pick<Blog, '_id' | 'title' | 'blogType' | 'date' | 'images'> & { updatedAt: string };

const publisherAt = (root: URL) => ({ ...referToCompany(root), '@type': 'Organization' }) as const;

/** One blog post. It is signed by the company, since the page names no person. */
function posting(post: Post, description: string, root: URL) {
  const url = new URL(paths.blog(post._id), root).href;
  const pictures = post.images.filter((image) => youtubeId(image) === null);
  const author = publisherAt(root);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title || blogWords.untitled,
    ...(description && { description }),
    articleSection: optionWords.blogType[post.blogType],
    inLanguage: site.language,
    ...timeAs('datePublished', post.date),
    ...timeAs('dateModified', post.updatedAt),
    ...(pictures.length > 0 && { image: pictures.map((image) => new URL(image, url).href) }),
    author,
    publisher: author,
  } satisfies BlogPostingLeaf;
}

/** The page of one blog post. */
export function describeBlog(blog: Blog, root: URL) {
  return posting(blog, excerpt(blog), root);
}

/** The page that lists the blog posts. */
export function describeBlogs(posts: readonly (BlogSummary & { updatedAt: string })[], root: URL) {
  const url = new URL(paths.blogs, root).href;
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name: blogWords.title,
    description: blogWords.description,
    inLanguage: site.language,
    publisher: publisherAt(root),
    blogPost: posts.map((post) => posting(post, post.excerpt, root)),
  } satisfies BlogLeaf;
}
