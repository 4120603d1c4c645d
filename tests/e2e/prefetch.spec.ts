import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

// A browser whose requests are intercepted, as those for pictures otherwise are, fetches nothing ahead.
test.use({ realPictures: true });

test('a page is fetched when somebody points at its link, a whole picture is not', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await firstProperty());
  const tile = page.locator('a[data-lightbox]').first();
  const picture = (await tile.getAttribute('href')) ?? '';
  expect(picture).toMatch(/^\//);
  await tile.hover();
  await tile.focus();
  // Pointing at a link for long enough prefetches its page; by then the picture would have been requested too.
  await page.waitForTimeout(500);
  await page.getByRole('link', { name: 'Contact us', exact: true }).first().hover();
  await expect.poll(() => asked).toContain(paths.contact);
  expect(asked).not.toContain(picture);
});

test('no page of the operator fetches another one ahead', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto(paths.home);
  await expect(rules).toHaveCount(1);
  await page.goto(paths.signin);
  await expect(rules).toHaveCount(0);
});
