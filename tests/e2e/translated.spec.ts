import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/listings';
import { messages } from '../../src/content/messages';
import { pageSize } from '../../src/domain/property/vocabulary';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

/**
 * Forgives that React makes the server's cards anew, which it hydrates last: by then they are translated again.
 * Or the whole page, where a test has broken it.
 */
const forgiveAnew = (problems: string[]) => forgive(problems, /React error #418/);

/** Milliseconds before the browser translates words that have changed. */
const delays = [0, 200];

/** Does to a page what a browser's translation does: other words, in elements of its own, also for words that come later. */
async function translate(page: Page, delay: number): Promise<void> {
  await page.evaluate((delay) => {
    const translateIn = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!/\p{L}/u.test(text.data) || !parent || parent.closest('script, style, option, font')) {
          continue;
        }
        const translation = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        translation.textContent = `தமிழ் ${text.data}`;
        text.replaceWith(translation);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      setTimeout(() => {
        for (const node of changed) if (node.isConnected) translateIn(node);
      }, delay);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, delay);
}

/** Opens a page on a slow phone and translates it. */
async function openTranslated(page: Page, path: string, delay: number): Promise<void> {
  await page.goto(path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await translate(page, delay);
}

/** Expects the panel to stay as it is: what was typed in it and where the focus is would be lost with it. */
async function expectSamePanel(page: Page, act: () => Promise<void>): Promise<void> {
  const panel = await page.locator('form#filters').elementHandle();
  await act();
  expect(await panel.evaluate((form) => form.isConnected)).toBe(true);
}

/** Asks for homes with a lift and expects exactly these. */
async function filterByLift(page: Page): Promise<void> {
  await page.locator('input[name=lift]').evaluate((box: HTMLInputElement) => box.click());
  const names = (await listProperties()).filter(({ lift }) => lift).map(({ name }) => name);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(names.length);
  await expect(page).toHaveURL(/[?&]lift=1/);
  for (const name of names) await expect(cards.filter({ hasText: name })).not.toHaveCount(0);
  await expect(page.getByText(messages.error.title)).toHaveCount(0);
}

for (const delay of delays) {
  test(`a page that is translated, again after ${delay} ms, can be filtered and filtered further`, async ({
    page,
    problems,
  }) => {
    await openTranslated(page, paths.properties, delay);
    await expectSamePanel(page, () => filterByLift(page));
    await page.locator('input[name=unstated]').evaluate((box: HTMLInputElement) => box.click());
    await expect(page).toHaveURL(/[?&]lift=1.*&unstated=0/);
    await page.locator('input[name=lift]').evaluate((box: HTMLInputElement) => box.click());
    await expect(page.locator('main article')).toHaveCount(pageSize);
    await expect(page).not.toHaveURL(/lift=1/);
    await expect(page.getByText(messages.error.title)).toHaveCount(0);
    forgiveAnew(problems);
  });

  test(`the first choice among the folded fields of a translated page stays, again after ${delay} ms`, async ({
    page,
    problems,
  }) => {
    await openTranslated(page, paths.properties, delay);
    const pictures = page.locator('input[name=pictures]');
    await pictures.evaluate((box: HTMLInputElement) => box.click());
    await expect(page).toHaveURL(/[?&]pictures=1/);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await filterByLift(page);
    await expect(page).toHaveURL(/[?&]pictures=1/);
    await expect(pictures).toBeChecked();
    forgiveAnew(problems);
  });

  test(`what somebody types in a form that is translated, again after ${delay} ms, stays`, async ({
    page,
  }) => {
    await openTranslated(page, paths.contact, delay);
    const name = page.locator('input[name=name]');
    await name.focus();
    await page.keyboard.type('Meena', { delay: 120 });
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.keyboard.type(' Raman', { delay: 20 });
    await expect(name).toHaveValue('Meena Raman');
    await expect(name).toBeFocused();
  });

  test(`a card that has the focus in a page that is translated, again after ${delay} ms, keeps it`, async ({
    page,
  }) => {
    await openTranslated(page, paths.properties, delay);
    const card = await page.locator('main article a').nth(2).elementHandle();
    await card.focus();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForTimeout(1_000);
    expect(await card.evaluate((link) => document.activeElement === link)).toBe(true);
  });
}

test('a translated page whose code fails at first keeps what is typed when it is there', async ({
  page,
  problems,
}) => {
  let failing = true;
  await page.route('**/_astro/Listings.*.js*', (route) =>
    failing ? route.abort() : route.continue(),
  );
  await page.goto(paths.properties);
  await translate(page, 0);
  const text = page.locator('input[name=text]');
  await expectSamePanel(page, async () => {
    await text.focus();
    await expect.poll(() => problems.join()).toContain('Error hydrating');
    failing = false;
    await page.keyboard.type('Adyar');
    await expect(page).toHaveURL(/[?&]text=Adyar/);
    await expect(text).toBeFocused();
  });
  forgive(problems, /React error #418|Listings|ERR_FAILED/);
});

test('a page whose HTML something has changed is made anew, and can be filtered then', async ({
  page,
  problems,
}) => {
  await page.goto(paths.properties);
  await page.locator('form#filters').evaluate((form) => form.prepend(document.createElement('i')));
  await page.locator('input[name=text]').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('form#filters > i')).toHaveCount(0);
  await filterByLift(page);
  await expect(page.locator('form#filters select[name=minPrice] option').nth(1)).toBeAttached();
  forgiveAnew(problems);
});

test('a page that was translated while somebody used it can be filtered further', async ({
  page,
}) => {
  await page.goto(paths.properties);
  await filterByLift(page);
  await translate(page, 0);
  await page.locator('input[name=lift]').evaluate((box: HTMLInputElement) => box.click());
  await expect(page.locator('main article')).toHaveCount(pageSize);
  await expect(page.getByText(messages.error.title)).toHaveCount(0);
});

/** Presses a mouse button for as long as people do, once the code of the listings is there. */
async function press(page: Page, words: Locator): Promise<void> {
  const code = page.waitForResponse('**/_astro/Listings.*.js*');
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 300);
  await (await code).finished();
  await words.hover();
  // Cards take their height once they come near the window, and move what is below them.
  await words.hover();
  await page.mouse.down();
  // React would have hydrated the page by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.mouse.up();
}

for (const isTranslated of [false, true]) {
  const kind = isTranslated ? 'translated' : 'fresh';

  test(`the first press in a ${kind} page folds out what it is on`, async ({ page, problems }) => {
    await page.goto(paths.properties);
    if (isTranslated) await translate(page, 0);
    await press(page, page.locator('main summary', { hasText: listings.filters.more }));
    await expect(page.locator('input[name=availableBy]')).toBeVisible();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    if (isTranslated) forgiveAnew(problems);
  });

  test(`the first press in a ${kind} page opens the filter of a phone as a sheet`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(paths.properties);
    if (isTranslated) await translate(page, 0);
    await press(page, page.locator('main summary', { hasText: listings.filters.title }));
    await expect(page.locator('dialog:modal')).toBeVisible();
    if (isTranslated) forgiveAnew(problems);
  });

  test(`the first press in a ${kind} page shows more without loading it anew`, async ({
    page,
    problems,
  }) => {
    await page.goto(paths.properties);
    if (isTranslated) await translate(page, 0);
    await expectSamePanel(page, async () => {
      await press(page, page.locator('main nav a[rel=next]'));
      await expect(page.locator('main article').nth(pageSize)).toBeVisible();
    });
    if (isTranslated) forgiveAnew(problems);
  });

  test(`the first press in a ${kind} page follows the link that it is on`, async ({ page }) => {
    await page.goto(paths.properties);
    if (isTranslated) await translate(page, 0);
    await press(page, page.locator('main article').first().getByRole('link'));
    await expect(page).toHaveURL(/\/properties\/single\//);
  });
}

test('words pasted with the mouse as the first use are searched for', async ({ page }) => {
  await page.goto(paths.properties);
  const [first] = await listProperties();
  await page.getByRole('searchbox').click({ button: 'right' });
  await page.keyboard.insertText(first?.name ?? '');
  await expect(page.locator('main article')).toHaveCount(1);
});

test('words that somebody selects in a translated page stay selected', async ({ page }) => {
  await page.goto(paths.properties);
  await translate(page, 0);
  const code = page.waitForResponse('**/_astro/Listings.*.js*');
  await page.locator('main h1').hover();
  await page.mouse.move(400, 300);
  await (await code).finished();
  await page.locator('main h1').click({ clickCount: 3 });
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());
  expect(await selected()).not.toBe('');
  await page.waitForTimeout(300);
  expect(await selected()).not.toBe('');
});
