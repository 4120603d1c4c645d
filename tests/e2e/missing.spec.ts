import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

// The browser logs a page that is a 404 as a failed load; that is what these tests ask for.
const notFound = /404/;

test('an unknown page is a 404 with links to other pages', async ({ page, problems }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  forgive(problems, notFound);
});

for (const id of ['0123456789abcdef', 'gone']) {
  test(`an unknown property (${id}) is a 404 with three other properties and a link back`, async ({
    page,
    problems,
  }) => {
    const response = await page.goto(`/properties/single/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This home is no longer listed',
    );
    await expect(page.locator('main article')).toHaveCount(3);
    await page.getByRole('link', { name: 'See all homes' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    forgive(problems, notFound);
  });
}

// The last is a link as people paste it: with the end of the sentence, in their own letters.
for (const id of ['gone', 'வீடு…']) {
  test(`an unknown blog post (${id}) is a 404 with others to read`, async ({ page, problems }) => {
    const response = await page.goto(`/singleBlog/${encodeURIComponent(id)}`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('main article')).toHaveCount(3);
    forgive(problems, notFound);
  });
}
