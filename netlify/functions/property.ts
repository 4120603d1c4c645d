/**
 * The calls about properties, but for those of workbooks: each is a row of the route table, with whether it asks for a
 * session.
 */
import type { Config } from '@netlify/functions';
import { recordFields } from '../../src/domain/property/private-fields';
import { propertyInput, propertyPatch } from '../../src/domain/property/schema';
import { recordCalls } from '../../src/server/records/calls';
import { type Call, serve } from '../../src/server/http/router';
import { withLongMapLink } from '../../src/server/records/map-link';
import { properties } from '../../src/server/records/properties';
import { answerPrintedWords, answerRows } from '../../src/server/records/visitor-lists';

/** Paths must not overlap those of another function: which one of them answers is undefined. */
export const config: Config = {
  path: [
    '/api/property/get*',
    '/api/property/addproperty*',
    '/api/property/update*',
    '/api/property/delete*',
    '/api/property/restore',
    '/api/property/erase/*',
    '/api/property/private/*',
    '/api/property/history/*',
  ],
};

const calls = recordCalls({
  records: properties,
  fields: recordFields,
  schemas: { input: propertyInput, patch: propertyPatch },
  operatorOnly: ['words', 'notStated', 'missing', 'office'],
  fillIn: withLongMapLink,
});

/** The words of the office's lists take longer to load than the rest of the function, which visitors wait for. */
async function listProperties(call: Call): Promise<Response> {
  const { answerList } = await import('../../src/server/records/view');
  return answerList('property', call);
}

async function erasePrivate(call: Call): Promise<Response> {
  const { erasePrivateFacts } = await import('../../src/server/records/erase-private');
  return erasePrivateFacts(call);
}

export default serve([
  { method: 'GET', path: '/api/property/getproperty', run: calls.list() },
  {
    method: 'GET',
    path: '/api/property/getfeaturesproperty',
    run: calls.list(({ featured }) => featured),
  },
  { method: 'GET', path: '/api/property/getrows', run: answerRows },
  { method: 'GET', path: '/api/property/getwords', run: answerPrintedWords },
  { method: 'GET', path: '/api/property/getlist', guarded: true, run: listProperties },
  { method: 'GET', path: '/api/property/getproperty/:id', run: calls.read },
  { method: 'POST', path: '/api/property/addproperty', guarded: true, run: calls.add },
  { method: 'PUT', path: '/api/property/update', guarded: true, run: calls.updateSeveral },
  { method: 'PUT', path: '/api/property/update/:id', guarded: true, run: calls.update },
  { method: 'POST', path: '/api/property/delete', guarded: true, run: calls.removeSeveral },
  { method: 'DELETE', path: '/api/property/delete/:id', guarded: true, run: calls.remove },
  { method: 'POST', path: '/api/property/restore', guarded: true, run: calls.restoreSeveral },
  { method: 'DELETE', path: '/api/property/erase/:id', guarded: true, run: calls.erase },
  { method: 'DELETE', path: '/api/property/private/:id', guarded: true, run: erasePrivate },
  { method: 'GET', path: '/api/property/history/:id', guarded: true, run: calls.history },
]);
