import { expect, it } from 'vitest';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { call, list, arrived } = await useInbox();

it('DELETE /api/enquiry/delete/{id} erases an enquiry once', async () => {
  const id = await arrived();
  expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
  expect(await list()).toEqual({ enquiries: [], older: 0 });
  expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
});

it.each([
  ['PUT', 'update/nobody', { status: 'done' }],
  ['POST', 'resend/nobody', undefined],
  ['DELETE', 'delete/nobody', undefined],
  ['DELETE', 'delete/digest', undefined],
])('an unknown enquiry: %s %s answers 404, with words', async (method, path, body) => {
  const response = await call(method, path, body);
  expect(response.status).toBe(404);
  expect((await json(response)).detail).toBe('This enquiry does not exist, or was erased.');
});
