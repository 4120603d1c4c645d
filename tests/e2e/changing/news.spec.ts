import { newsPage, subscriberWords } from '../../../src/content/news';
import { footer } from '../../../src/content/pages/footer';
import { listings } from '../../../src/content/properties/listings';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { mailService } from '../setup/mailbox';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

const { states } = newsPage;

function linkTo(address: string): string {
  const mail = [...mailService.mails.values()].findLast(({ to }) => [to].flat().includes(address));
  return /\/news\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes and confirms; a mailbox unsubscribes', async ({ page, request }) => {
    const reader = 'reader@example.com';
    await page.goto(paths.team);
    const part = page.locator('footer');
    await part.getByLabel(footer.subscribe.title).fill(reader);
    await part.getByRole('button', { name: footer.subscribe.button }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(states.sent.title);
    await expect(page).toHaveURL(`${paths.news}?sent`);
    await page.goto(linkTo(reader));
    await expect(page.locator('main strong')).toHaveText(newsPage.any);
    await page.getByRole('button', { name: states.confirm.button }).click();
    await expect(title).toHaveText(states.confirmed.title);

    const unsubscribe = `${paths.news}?unsubscribe=unknown`;
    const multipart = { 'List-Unsubscribe': 'One-Click' };
    expect((await request.post(unsubscribe, { multipart })).status()).toBe(200);
    // For a person that page has the form of the one above, which sends to its own address.
    const asked = await (await request.get(unsubscribe)).text();
    expect(asked).toMatch(
      new RegExp(`<form[^>]*method="post"[^>]*>[^]*<button[^>]*>\\s*${states.unsubscribe.button}`),
    );
    const done = await (await request.post(unsubscribe, { form: {} })).text();
    expect(done).toContain(`>${states.unsubscribed.title}</h1>`);
  });
});

test('a visitor asks for homes like those listed, and is erased', async ({ page }) => {
  const asker = 'like-these@example.com';
  const list = await page.request.get(`${paths.properties}?category=Apartment&sort=size`);
  const link = new RegExp(`href="([^"]*)"[^>]*>\\s*${listings.news}`).exec(await list.text());
  await page.goto(link?.[1]?.replaceAll('&amp;', '&') ?? '');
  await page.getByLabel(newsPage.label).fill(asker);
  await expectAccessible(page, 'the form for news');
  await page.locator('main').getByRole('button').click();
  await page.waitForURL(`${paths.news}?sent`);
  const confirm = linkTo(asker);
  await page.goto(confirm);
  await expect(page.locator('main strong')).toHaveText('Apartment');
  await expectAccessible(page, 'a link to confirm');
  // The button itself is pressed in the other test.
  expect((await page.request.post(confirm, { form: {} })).status()).toBe(200);

  await enterAdmin(page);
  await openReady(page, adminPaths.setup);
  const part = page.getByRole('region', { name: /^News by email/ });
  await expect(part.getByText('Apartment: 1 subscriber')).toBeVisible();
  await part.getByLabel(subscriberWords.address).fill(asker);
  await part.getByRole('button', { name: subscriberWords.button }).click();
  await expect(part.getByText(subscriberWords.erased)).toBeVisible();
});
