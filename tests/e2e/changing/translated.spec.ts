import type { Page } from '@playwright/test';
import { listings } from '../../../src/content/properties/listings';
import { errorMessages } from '../../../src/content/screen-messages';
import { formatRupees } from '../../../src/domain/property/format';
import { countShown, pageSize } from '../../../src/domain/paging';
import { paths } from '../../../src/paths';
import { firstProperty, listProperties } from '../../support/site/content';
import { answerCalls, enquiryForm, fillEnquiry, sentPanel } from '../setup/enquiry';
import { hold, untilIdle, untilLive } from '../setup/hold';
import { forgive } from '../setup/problems';
import { addFurtherPage } from '../setup/further-page';
import { expect, test } from '../setup/visitor';

const moments = ['after its code has run', 'before its code has run'];

/** React finds other elements than its own before its code has run, makes the island anew, and says so. */
const forgiveAnew = (problems: string[]) => forgive(problems, /React error #418/);

for (const moment of moments) {
  test.describe(`row 45: a page that is translated ${moment}`, () => {
    test.afterEach(async ({ page, problems }) => {
      await expect(page.getByText(errorMessages.title)).toHaveCount(0);
      if (moment.startsWith('before')) forgiveAnew(problems);
    });

    test('can be filtered, filtered further, and shows more', async ({ page, admin }) => {
      await addFurtherPage(admin);
      const letGo = await openWaiting(page, paths.properties);
      if (moment.startsWith('after')) await letGo();
      await translate(page);
      if (moment.startsWith('before')) await letGo();
      const all = await listProperties();
      const cards = page.locator('main article');
      const chips = page.getByRole('list', { name: listings.active.label }).getByRole('link');

      const lift = page.getByRole('checkbox', { name: listings.filters.flags.lift });
      await lift.check();
      await expect(cards).toHaveCount(all.filter((property) => property.lift).length);
      await lift.uncheck();
      await expect(cards).toHaveCount(pageSize);
      await expect(page.locator('main h2').first()).toHaveText(
        listings.count(all.length, all.length),
      );

      await page.locator('summary', { hasText: listings.filters.ranges.price }).click();
      for (const rupees of [20_000, 40_000]) {
        await page.locator('#maxPrice').fill(String(rupees));
        await expect(chips).toContainText(formatRupees(rupees));
      }
      await chips.click();
      await expect(cards).toHaveCount(pageSize);

      await page.locator('main nav a[rel=next]').click();
      await expect(cards).toHaveCount(countShown(all.length, 2, pageSize));

      // A place that the search knows, without a home.
      await page.getByRole('searchbox').fill('Guindy');
      await expect(page.getByText(listings.empty.title)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Remove “/ })
        .click();
      await expect(cards).toHaveCount(pageSize);
    });

    test('opens the gallery, keeps what was typed early, and sends an enquiry once it is corrected', async ({
      page,
    }) => {
      const sent = await answerCalls(page);
      const form = enquiryForm(page);
      const letGo = await openWaiting(page, await firstProperty());
      if (moment.startsWith('after')) await letGo();
      await form.locator('[name=subject]').fill('Typed early');
      await form.locator('[name=message]').fill('Please call me.');
      await translate(page);
      if (moment.startsWith('before')) await letGo();
      await expect(form.locator('[name=subject]')).toHaveValue('Typed early');
      await expect(form.locator('[name=message]')).toHaveValue('Please call me.');

      await page.locator('[data-lightbox="0"]').click();
      await expect(page.locator('.gallery-lightbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.gallery-lightbox')).toHaveCount(0);

      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toBeFocused();
      await fillEnquiry(page, 'Translated');
      await form.getByRole('button').click();
      await expect(sentPanel(page)).toBeVisible();
      expect(sent).toMatchObject([{ subject: 'Translated' }]);
      expect(sent[0]?.openFor).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  });
}

/** Does to a page what a browser's translation does: each text in elements of its own, also those that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = 'http://www.w3.org/1999/xhtml';
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, option, font'))
          continue;
        const outer = document.createElementNS(html, 'font');
        const inner = document.createElementNS(html, 'font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateIn(target);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

/** Opens a page whose islands stay as the server sent them, until they are let go. */
async function openWaiting(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /_astro\/(?:Listings|Gallery|EnquiryForm)\./);
  await page.goto(path);
  return async () => {
    release();
    await untilLive(page);
    // React hydrates when there is time.
    await untilIdle(page);
  };
}
