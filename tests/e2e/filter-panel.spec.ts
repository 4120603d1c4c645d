import { company } from '../../src/content/company';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

const { filters } = listings;

test('what the filter needs is asked for before the page is idle, and once; a choice leaves the list where it was scrolled to, and changes the title of the window, until Back undoes it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) => {
      addEventListener('idle', () => run({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  const asked: string[] = [];
  const isNeeded = (path: string) =>
    path === paths.api.rows || /^\/_astro\/(?:Listings|start)/.test(path);
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (isNeeded(path)) asked.push(path);
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(paths.properties);
  await expect.poll(() => asked.length).toBe(3);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await untilLive(page);

  const title = (words: string) => `${words} | ${company.name}`;
  const count = page.getByRole('status').getByRole('heading', { level: 2 });
  const before = await count.textContent();
  // A wheel that is turned while the page is busy is lost.
  await page.evaluate(() => scrollTo(0, 1_000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_000);
  await page.getByRole('checkbox', { name: filters.flags.lift }).check();
  await expect(page).toHaveURL(/lift=1/);
  await expect(count).not.toHaveText(before ?? '');
  await expect(page.locator('main li:empty')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(1_000);
  await expect(page).toHaveTitle(title('Rental Properties: Lift'));
  await page.goBack();
  await expect(page).toHaveTitle(title(listings.title));
  expect(asked.toSorted()).toEqual([
    expect.stringMatching(/Listings/),
    expect.stringMatching(/start/),
    paths.api.rows,
  ]);
});

test('on a low screen what a home must have begins in the first one, and a shade ends the panel where it goes on', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.properties);
    const musts = page.getByRole('group', { name: filters.musts });
    const { y = 0 } = (await musts.boundingBox()) ?? {};
    expect(y, `${width} px`).toBeLessThan(height - 30);
    await page.evaluate(() => scrollTo(0, 400));
    const foot = page.locator('[class*=panel_foot]');
    const ends = await foot.evaluate((it) => [
      it.getBoundingClientRect().bottom,
      it.closest('dialog')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), `${width} px`).toBeLessThan(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('Back closes the sheet with what was chosen in it, then undoes that, and only then leaves the list; the closed sheet leaves nothing to go back to', async ({
    page,
  }) => {
    const sheet = page.locator('dialog:modal');
    const close = page.getByRole('button', { name: filters.close });
    const open = async () => {
      await page.locator('summary', { hasText: filters.title }).tap();
      await expect(sheet).toBeVisible();
    };
    // Any page to come from.
    await page.goto(paths.privacy);
    await page.goto(paths.properties);
    await open();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(paths.properties);

    for (const leave of [() => page.keyboard.press('Escape'), () => close.tap()]) {
      await open();
      await leave();
      await expect(sheet).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    }
    await open();
    await page.getByRole('searchbox').fill('Velachery');
    // Before the address follows the typing.
    await close.tap();
    await expect(page).toHaveURL(/\?text=Velachery$/);
    await page.goBack();
    await expect(page).toHaveURL(paths.properties);

    await open();
    await page.getByRole('checkbox', { name: filters.flags.lift }).tap();
    await page.getByRole('checkbox', { name: filters.flags.pets }).tap();
    await expect(page).toHaveURL(/\?lift=1&pets=1$/);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\?lift=1&pets=1$/);
    await expect(page.locator('[name=lift]')).toBeChecked();
    for (const address of [/\?lift=1$/, /\/properties$/, paths.privacy]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
  });
});
