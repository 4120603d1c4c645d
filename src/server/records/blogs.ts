import { storedBlog } from '../../domain/blog/record';
import type { Blog, BlogSummary } from '../../domain/blog/schema';
import { summarizeBlog } from '../article/summary';
import { cacheTags } from '../cdn';
import { Records } from './records';

export const blogs = new Records<Blog, BlogSummary>({
  kind: 'blog',
  document: 'blogs',
  read: storedBlog,
  summarize: summarizeBlog,
  tag: cacheTags.blogs,
});
