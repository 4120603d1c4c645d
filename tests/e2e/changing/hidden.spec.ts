import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

/** Every address at which a visitor could meet a home or a blog post; `like` is a home like the hidden one. */
const readers = (word: string, home: string, like: string, post: string) => [
  paths.home,
  paths.properties,
  `${paths.properties}?text=${word}`,
  paths.property(home),
  paths.property(like),
  paths.shortlist([home]),
  paths.blogs,
  paths.blog(post),
  paths.sitemap,
  paths.feed,
  paths.api.properties,
  paths.api.rows,
  '/api/property/getfeaturesproperty',
  '/api/property/getwords',
  adminPaths.api.property(home),
  '/api/blog/getblogs',
  `/api/blog/getblog/${post}`,
];

test('only admins see a hidden record', async ({ admin, page, playwright, site, word }) => {
  // With a picture it stands among the first of its day in every list, whatever other tests have added.
  const images = ['/assets/images/share.jpg'];
  const given = { name: `Home ${word}`, featured: true, shown: false, images };
  const home = await admin.addProperty(given);
  const like = await admin.addProperty({ name: 'A home like it' });
  const post = await admin.addBlog({ title: `Post ${word}`, shown: false });
  const all = readers(word, home, like, post);
  const visitor = await playwright.request.newContext({ baseURL: site });
  /** The addresses whose answer has the name of one, or its id where the address itself does not. */
  const saying = async () => {
    const asked = all.map(async (path) => {
      const text = await (await visitor.get(path)).text();
      const marks = [`Home ${word}`, `Post ${word}`, home, post];
      return marks.some((mark) => !path.includes(mark) && text.includes(mark)) ? path : [];
    });
    return (await Promise.all(asked)).flat();
  };
  expect(await saying()).toEqual([]);
  for (const path of [
    paths.property(home),
    paths.blog(post),
    adminPaths.api.property(home),
    `/api/blog/getblog/${post}`,
  ])
    expect((await visitor.get(path)).status(), path).toBe(404);

  await admin.call('PUT', adminPaths.api.record('property', 'update', home), { shown: true });
  await openReady(page, adminPaths.blogs);
  const row = findRow(page, word);
  const undo = page.getByRole('button', { name: adminWords.undo });
  await expect(row).toContainText(adminList.hidden);
  await row.getByRole('button', { name: adminList.show }).click();
  await expect(row).not.toContainText(adminList.hidden);
  await undo.click();
  await expect(row).toContainText(adminList.hidden);
  await expect(undo).toBeHidden();

  await row.getByRole('checkbox').check();
  // The row says so before it is saved.
  const saved = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"shown":true')),
  );
  await page.getByRole('button', { name: adminBatch.changes.shown, exact: true }).click();
  await expect(row).not.toContainText(adminList.hidden);
  expect((await saved).ok()).toBe(true);
  expect(await saying()).toEqual(all);

  await undo.click();
  await expect(row).toContainText(adminList.hidden);
  await expect.poll(async () => (await visitor.get(paths.blog(post))).status()).toBe(404);
  await visitor.dispose();
});
