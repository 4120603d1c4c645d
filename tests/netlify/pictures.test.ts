import { beforeAll, describe, expect, it } from 'vitest';
import blog from '../../netlify/functions/blog';
import property from '../../netlify/functions/property';
import { useLocalStore } from '../support/local-store';
import { sampleBlog, sampleProperty } from './api';
import { configurePassword, json, send, signIn } from './caller';

useLocalStore();
beforeAll(() => configurePassword());

const records = [
  {
    handler: property,
    add: '/api/property/addproperty',
    list: '/api/property/getproperty',
    record: sampleProperty,
  },
  { handler: blog, add: '/api/blog/addblog', list: '/api/blog/getblogs', record: sampleBlog },
];
/** Values that a failing picture host may return. */
const failures = [null, '', 'http://pictures.example/1.jpg', {}];

describe('row 31: a record is not saved with what a failing picture host returns', () => {
  for (const { handler, add, list, record: fields } of records) {
    it.each(failures.map((failure) => [JSON.stringify(failure), failure]))(
      `${add} with %s`,
      async (_name, failure) => {
        const cookie = await signIn();
        const body = { ...fields, images: ['https://pictures.example/good.jpg', failure] };
        const response = await send(handler, 'POST', add, { body, cookie });
        expect(response.status).toBe(422);
        const { errors } = await json<{ errors: { field: string }[] }>(response);
        expect(errors.map(({ field }) => field)).toEqual(['images.1']);
        expect(await json(await send(handler, 'GET', list))).toEqual([]);
      },
    );
  }
});
