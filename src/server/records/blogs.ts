import { blogForm } from '../../content/forms/blog';
import { isEmptyBlog } from '../../domain/blog/empty';
import { storedBlog } from '../../domain/blog/record';
import type { Blog, BlogSummary } from '../../domain/blog/schema';
import { cacheTags } from '../cdn';
import { Records } from './records';

export const blogs = new Records<Blog, BlogSummary>({
  kind: 'blog',
  document: 'blogs',
  read: storedBlog,
  toPublic: (blog) => blog,
  whyHidden: (blog) => (isEmptyBlog(blog) ? blogForm.cannotBeShown : null),
  // Only a list of posts needs the parser of Markdown.
  loadSummarize: async () => (await import('../article/summary')).summarizeBlog,
  tags: [cacheTags.blogs],
});
