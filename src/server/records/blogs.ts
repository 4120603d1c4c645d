import { storedBlog } from '../../domain/blog/stored';
import type { Blog, BlogInput, BlogPatch, BlogSummary } from '../../domain/blog/schema';
import { summarizeBlog } from '../article/summary';
import { cacheTags } from '../cdn';
import { Collection } from '../store/collection';
import type { PublicKind } from './public-kind';

export const blogKind: PublicKind<Blog, BlogSummary> = {
  kind: 'blog',
  store: 'blogs',
  format: 1,
  read: storedBlog,
  summarize: summarizeBlog,
  tags: { list: cacheTags.blogs, one: cacheTags.blog, every: cacheTags.everyBlog },
};

/** The blog posts. */
export const blogs = new Collection<BlogInput, BlogPatch, Blog, BlogSummary>(blogKind);
