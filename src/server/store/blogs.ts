import { readStoredBlog } from '../../domain/blog/read';
import type { Blog, BlogInput, BlogPatch, BlogSummary } from '../../domain/blog/schema';
import { summarizeBlog } from '../../domain/blog/summary';
import { cacheTags, purgeLater } from '../cache';
import { openCollection } from './open-collection';
import type { RecordKind } from './table';

export const blogKind: RecordKind<Blog, BlogSummary> = {
  kind: 'blog',
  store: 'blogs',
  format: 1,
  read: readStoredBlog,
  summarize: summarizeBlog,
  callBackLater: (ids) => purgeLater([cacheTags.blogs, ...ids.map(cacheTags.blog)]),
};

/** The articles. */
export const blogs = openCollection<BlogInput, BlogPatch, Blog, BlogSummary>(blogKind);
