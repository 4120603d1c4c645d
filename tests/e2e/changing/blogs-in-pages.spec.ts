import { blogWords } from '../../../src/content/pages/blog';
import { blogPageSize } from '../../../src/domain/blog/fields';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { listBlogs } from '../../support/site/content';
import { expect, test } from '../setup/visitor';

test('each page of blog posts has its own address', async ({ page, request, admin }) => {
  const there = (await listBlogs()).length;
  // A rest of a few would be shown with the first page.
  for (let post = there; post < 1.25 * blogPageSize; post += 1)
    await admin.addBlog({ title: `Post ${post}` });
  const titles = (await listBlogs()).map(({ title }) => title);

  await page.goto(paths.blogs);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(blogPageSize);
  const pager = page.getByRole('navigation', { name: blogWords.pages.label });
  const link = (name: string) => pager.getByRole('link', { name });
  await expect(link('1')).toHaveAttribute('aria-current', 'page');
  await expect(link(blogWords.pages.previous)).toHaveCount(0);
  await link(blogWords.pages.next).click();

  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page).toHaveTitle(new RegExp(blogWords.pages.title(2)));
  await expect(cards).toHaveCount(titles.length - blogPageSize);
  await expect(cards.last()).toContainText(titles.at(-1) ?? '');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blogs\?page=2$/);
  await expect(link(blogWords.pages.next)).toHaveCount(0);
  await expect(link(blogWords.pages.previous)).toHaveAttribute('href', paths.blogs);
  await expectAccessible(page, 'the second page of blog posts');

  // Anything but a number shows the first page.
  const first = await request.get('/blogs?page=none&utm_source=x');
  expect(await first.text()).toMatch(/<link rel="canonical" href="[^"]*\/blogs">/);
  expect(first.headers()['netlify-vary']).toBe('query=page');
});
