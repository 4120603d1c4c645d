import type { Page } from '@playwright/test';
import type { Blog } from '../../../src/domain/blog/schema';
import { paths } from '../../../src/paths';
import { enterOffice } from '../setup/records';
import { expect, test } from '../setup/visitor';

const headers = { origin: process.env.SITE_ADDRESS ?? '' };

async function add(page: Page, title: string): Promise<string> {
  const answer = await page.request.post(paths.api.addBlog, { data: { title }, headers });
  expect(answer.ok(), title).toBe(true);
  return ((await answer.json()) as Blog)._id;
}

async function remove(page: Page, id: string): Promise<void> {
  expect((await page.request.delete(paths.api.deleteBlog(id), { headers })).ok()).toBe(true);
}

test('sixteen articles saved at the same time are all listed, and deleted so none is', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const titles = Array.from({ length: 16 }, (_, place) => `Saved together ${mark} ${place}.`);
  const listed = async () => {
    const shown = await (await page.request.get(paths.blogs)).text();
    return titles.filter((title) => shown.includes(title));
  };
  await enterOffice(page);
  const ids = await Promise.all(titles.map((title) => add(page, title)));
  expect(await listed()).toEqual(titles);
  await Promise.all(ids.map((id) => remove(page, id)));
  expect(await listed()).toEqual([]);
});
