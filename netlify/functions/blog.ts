import type { Config } from '@netlify/functions';
import { blogInput, blogPatch } from '../../src/domain/blog/schema';
import { cacheTags } from '../../src/server/cache';
import { recordCalls } from '../../src/server/http/record-calls';
import { serve } from '../../src/server/http/router';
import { blogs } from '../../src/server/store/blogs';

export const config: Config = { path: '/api/blog/*' };

const article = recordCalls({
  collection: blogs,
  input: blogInput,
  patch: blogPatch,
  noun: 'article',
  tags: { all: cacheTags.blogs, one: cacheTags.blog },
});

export default serve([
  { method: 'GET', path: '/api/blog/getblogs', run: article.list() },
  { method: 'GET', path: '/api/blog/getblog/:id', run: article.read },
  { method: 'POST', path: '/api/blog/addblog', guarded: true, run: article.add },
  { method: 'PUT', path: '/api/blog/update/:id', guarded: true, run: article.update },
  { method: 'DELETE', path: '/api/blog/delete/:id', guarded: true, run: article.remove },
  { method: 'GET', path: '/api/blog/trash', guarded: true, run: article.trash },
  { method: 'POST', path: '/api/blog/restore/:id', guarded: true, run: article.restore },
  { method: 'GET', path: '/api/blog/history/:id', guarded: true, run: article.history },
]);
