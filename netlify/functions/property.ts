import type { Config } from '@netlify/functions';
import { propertyInput, propertyPatch } from '../../src/domain/property/schema';
import { cacheTags } from '../../src/server/cache';
import { bulkRoutes } from '../../src/server/bulk/routes';
import { recordCalls } from '../../src/server/http/record-calls';
import { serve } from '../../src/server/http/router';
import { properties } from '../../src/server/store/properties';

export const config: Config = { path: '/api/property/*' };

const home = recordCalls({
  collection: properties,
  input: propertyInput,
  patch: propertyPatch,
  noun: 'home',
  tags: { all: cacheTags.properties, one: cacheTags.property, every: cacheTags.everyProperty },
  operatorOnly: ['hasMap'],
});

export default serve([
  { method: 'GET', path: '/api/property/getproperty', run: home.list() },
  {
    method: 'GET',
    path: '/api/property/getfeaturesproperty',
    run: home.list(({ featured }) => featured),
  },
  { method: 'GET', path: '/api/property/getproperty/:id', run: home.read },
  { method: 'POST', path: '/api/property/addproperty', guarded: true, run: home.add },
  { method: 'PUT', path: '/api/property/update/:id', guarded: true, run: home.update },
  { method: 'DELETE', path: '/api/property/delete/:id', guarded: true, run: home.remove },
  { method: 'GET', path: '/api/property/trash', guarded: true, run: home.trash },
  { method: 'POST', path: '/api/property/restore/:id', guarded: true, run: home.restore },
  { method: 'GET', path: '/api/property/history/:id', guarded: true, run: home.history },
  ...bulkRoutes,
]);
