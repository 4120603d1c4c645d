import { expect, it } from 'vitest';
import { adminPaths } from '../../src/admin-paths';
import { listBlogs, listProperties } from '../support/site/content';
import { readAdminPage } from './setup/operator';

it('before the code of a page of the admin area runs, controls that need it are disabled', async () => {
  const [[property], [blog]] = await Promise.all([listProperties(), listBlogs()]);
  const forms = [adminPaths.property(property?._id ?? ''), adminPaths.blog(blog?._id ?? '')];
  const office = [adminPaths.company, adminPaths.people, adminPaths.setup, adminPaths.home];
  const lists = [adminPaths.bulk, adminPaths.enquiries, adminPaths.trash, adminPaths.properties];
  for (const path of [...office, ...lists, ...forms, adminPaths.property('gone')]) {
    const page = await readAdminPage(path);
    const offered = [
      ...page.querySelectorAll('button, search *, input[type=file], textarea'),
    ].filter(
      (element) =>
        element.matches('button, input, select, textarea') &&
        !element.closest('[disabled], [inert]') &&
        // A form that is posted needs no code.
        !element.closest('form[method=post]'),
    );
    expect(
      offered.map(({ outerHTML }) => outerHTML),
      path,
    ).toEqual([]);
  }
});
