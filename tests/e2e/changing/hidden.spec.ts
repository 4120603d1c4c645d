import { adminList } from '../../../src/content/admin/list';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { paths } from '../../../src/paths';
import { openReady, rowOf } from '../setup/records';
import { expect, test } from '../setup/signed-in';

/** Every address at which a visitor could meet a record. */
const readers = (home: string, post: string) => [
  ...[paths.home, paths.properties, `${paths.properties}?view=map`, paths.blogs],
  ...[paths.property(home), paths.blog(post), paths.shortlist([home]), paths.enquiryAbout([home])],
  ...[paths.sitemap, paths.feed],
  ...[paths.api.properties, '/api/property/getfeaturesproperty', paths.api.property(home)],
  ...[paths.api.blogs, `/api/blog/getblog/${post}`],
];

test('a hidden record is nowhere but in the admin area, until it is shown', async ({
  admin,
  page,
  playwright,
  site,
  word,
}) => {
  const home = await admin.addProperty({ name: `Home ${word}`, featured: true, shown: false });
  const post = await admin.addBlog({ title: `Post ${word}`, shown: false });
  const visitor = await playwright.request.newContext({ baseURL: site });
  const saying = async () => {
    const found = readers(home, post).map(async (path) => {
      const answer = await visitor.get(path);
      return [path, answer.status(), (await answer.text()).includes(word)] as const;
    });
    return (await Promise.all(found)).filter(([, , isSaid]) => isSaid).map(([path]) => path);
  };
  expect(await saying()).toEqual([]);
  for (const path of [paths.property(home), paths.blog(post), paths.api.property(home)])
    expect((await visitor.get(path)).status(), path).toBe(404);

  await openReady(page, paths.admin.properties);
  const row = rowOf(page, word);
  await expect(row).toContainText(adminList.hidden);
  await row.getByRole('button', { name: adminList.show }).click();
  await expect(page.getByRole('button', { name: adminWords.undo })).toBeVisible();
  await expect(row).not.toContainText(adminList.hidden);
  await admin.call('PUT', `/api/blog/update/${post}`, { shown: true });
  expect(await saying()).toEqual(
    expect.arrayContaining([paths.property(home), paths.blog(post), paths.api.properties]),
  );
  await visitor.dispose();
});
