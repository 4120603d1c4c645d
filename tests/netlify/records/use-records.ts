import { beforeEach } from 'vitest';
import { blogs } from '../../../src/server/records/blogs';
import { properties } from '../../../src/server/records/properties';
import type { StrictStore } from '../../support/strict-store';
import { sampleBlog, sampleProperty } from '../api';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';

export interface Stored {
  _id: string;
  version: string;
  deletedAt?: string;
  [field: string]: unknown;
}

/** The answer about wrong fields. */
export interface Errors {
  errors: { field: string; message: string }[];
}

/** The kinds of record: the API's words for them, a valid body and its title, and a body with wrong fields. */
export const kinds = [
  {
    kind: 'property',
    list: 'getproperty',
    one: 'getproperty',
    tag: 'properties',
    record: sampleProperty as Record<string, unknown>,
    field: 'name',
    wrong: { price: '', lift: 'yes' },
  },
  {
    kind: 'blog',
    list: 'getblogs',
    one: 'getblog',
    tag: 'blogs',
    record: sampleBlog as Record<string, unknown>,
    field: 'title',
    wrong: { title: 5, blogType: 'Gossip' },
  },
] as const;

/** The calls of one kind of record as the operator; without a cookie as a visitor. */
export function useRecords(
  store: StrictStore,
  { kind, list, one, record }: (typeof kinds)[number],
) {
  let cookie = '';
  beforeEach(async () => {
    store.reset();
    cookie = await signIn();
  });

  const ask = (method: string, path: string, sent: Parameters<typeof send>[3] = {}) =>
    send(functionFor(`/api/${kind}/${path}`), method, `/api/${kind}/${path}`, sent);
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    ask(method, path, { body, headers, cookie });
  const add = async (fields: object = {}) =>
    json<Stored>(await call('POST', `add${kind}`, { ...record, ...fields }));
  return {
    call,
    add,
    visit: (path: string, headers = {}) => ask('GET', path, { headers }),
    /** As it is stored. */
    read: (id: string) => call('GET', `${one}/${id}`),
    listed: async () => json<Stored[]>(await ask('GET', list)),
    change: (id: string, fields: object, version?: string) =>
      call('PUT', `update/${id}`, fields, version && { 'if-match': `"${version}"` }),
    remove: (id: string) => call('DELETE', `delete/${id}`),
    restore: (id: string) => call('POST', 'restore', { ids: [id] }),
    trashed: () => (kind === 'blog' ? blogs : properties).trashed(),
  };
}
