import type { Config } from '@netlify/functions';
import { blogFields } from '../../src/domain/blog/fields';
import { blogInput, blogPatch } from '../../src/domain/blog/schema';
import { recordCalls } from '../../src/server/records/calls';
import { serve } from '../../src/server/http/router';
import { blogs } from '../../src/server/records/blogs';

export const config: Config = { path: '/api/blog/*' };

const calls = recordCalls({
  records: blogs,
  fields: blogFields,
  input: blogInput,
  patch: blogPatch,
});

export default serve([
  { method: 'GET', path: '/api/blog/getblogs', run: calls.list() },
  { method: 'GET', path: '/api/blog/getblog/:id', run: calls.read },
  { method: 'POST', path: '/api/blog/addblog', guarded: true, run: calls.add },
  { method: 'PUT', path: '/api/blog/update', guarded: true, run: calls.updateSeveral },
  { method: 'PUT', path: '/api/blog/update/:id', guarded: true, run: calls.update },
  { method: 'POST', path: '/api/blog/delete', guarded: true, run: calls.removeSeveral },
  { method: 'DELETE', path: '/api/blog/delete/:id', guarded: true, run: calls.remove },
  { method: 'POST', path: '/api/blog/restore', guarded: true, run: calls.restoreSeveral },
  { method: 'DELETE', path: '/api/blog/erase/:id', guarded: true, run: calls.erase },
  { method: 'GET', path: '/api/blog/history/:id', guarded: true, run: calls.history },
]);
