/**
 * The calls of blog posts, of the inbox and of backups: each is a row of the route table, with whether it asks for a
 * session.
 */
import type { Config } from '@netlify/functions';
import { blogFields } from '../../src/domain/blog/fields';
import { blogInput, blogPatch } from '../../src/domain/blog/schema';
import { downloadDocument, listPictures, nightsCall } from '../../src/server/backup/download';
import { restoreDocument } from '../../src/server/backup/restore';
import { privateJson } from '../../src/server/http/reply';
import { type Call, type Route, serve } from '../../src/server/http/router';
import {
  addCall,
  downloadCalendar,
  eraseCall,
  listEnquiries,
  resendEnquiry,
  updateCall,
} from '../../src/server/post/office';
import { blogs } from '../../src/server/records/blogs';
import { recordCalls } from '../../src/server/records/calls';
import { openStore } from '../../src/server/store/open';

/**
 * Inbox, blog posts and backups share one function: the admin area waits for one cold start instead of three. Paths must
 * not overlap those of another function; see `property.ts`. With the `*` of `list*`, an address with more behind it gets
 * the API's own 404.
 */
export const config: Config = {
  path: [
    '/api/backup/*',
    '/api/blog/*',
    '/api/enquiry/list*',
    '/api/enquiry/add*',
    '/api/enquiry/calendar/*',
    '/api/enquiry/update/*',
    '/api/enquiry/resend/*',
    '/api/enquiry/delete/*',
    '/api/health',
  ],
};

const blogCalls = recordCalls({
  records: blogs,
  fields: blogFields,
  schemas: { input: blogInput, patch: blogPatch },
});

async function listBlogs(call: Call): Promise<Response> {
  const { answerList } = await import('../../src/server/records/view');
  return answerList('blog', call);
}

const blogRoutes: Route[] = [
  { method: 'GET', path: '/api/blog/getblogs', run: blogCalls.list() },
  { method: 'GET', path: '/api/blog/getlist', guarded: true, run: listBlogs },
  { method: 'GET', path: '/api/blog/getblog/:id', run: blogCalls.read },
  { method: 'POST', path: '/api/blog/addblog', guarded: true, run: blogCalls.add },
  { method: 'PUT', path: '/api/blog/update', guarded: true, run: blogCalls.updateSeveral },
  { method: 'PUT', path: '/api/blog/update/:id', guarded: true, run: blogCalls.update },
  { method: 'POST', path: '/api/blog/delete', guarded: true, run: blogCalls.removeSeveral },
  { method: 'DELETE', path: '/api/blog/delete/:id', guarded: true, run: blogCalls.remove },
  { method: 'POST', path: '/api/blog/restore', guarded: true, run: blogCalls.restoreSeveral },
  { method: 'DELETE', path: '/api/blog/erase/:id', guarded: true, run: blogCalls.erase },
  { method: 'GET', path: '/api/blog/history/:id', guarded: true, run: blogCalls.history },
];

const enquiryRoutes: Route[] = [
  { method: 'GET', path: '/api/enquiry/list', guarded: true, run: listEnquiries },
  { method: 'POST', path: '/api/enquiry/add', guarded: true, run: addCall },
  { method: 'GET', path: '/api/enquiry/calendar/:id', guarded: true, run: downloadCalendar },
  { method: 'PUT', path: '/api/enquiry/update/:id', guarded: true, run: updateCall },
  { method: 'POST', path: '/api/enquiry/resend/:id', guarded: true, run: resendEnquiry },
  { method: 'DELETE', path: '/api/enquiry/delete/:id', guarded: true, run: eraseCall },
];

const backupRoutes: Route[] = [
  { method: 'GET', path: '/api/backup/nights', guarded: true, run: nightsCall },
  { method: 'GET', path: '/api/backup/pictures', guarded: true, run: listPictures },
  { method: 'GET', path: '/api/backup/:kind', guarded: true, run: downloadDocument },
  { method: 'PUT', path: '/api/backup/:kind', guarded: true, run: restoreDocument },
];

/** Lists a prefix under which nothing is stored: the cheapest call that fails without the store. */
const showHealth = () =>
  openStore('marks')
    .list('health')
    .then(() => privateJson({ ok: true }));

export default serve([
  ...blogRoutes,
  ...enquiryRoutes,
  ...backupRoutes,
  { method: 'GET', path: '/api/health', run: showHealth },
]);
