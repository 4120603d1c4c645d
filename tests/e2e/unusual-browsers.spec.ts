import type { Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { errorMessages } from '../../src/content/screen-messages';
import { paths } from '../../src/paths';
import { firstProperty } from '../support/site/content';
import { answerCalls, findField, sendButton, sentPanel, untilFormRuns } from './setup/enquiry';
import { hold, untilIdle, untilLive } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const islands = /_astro\/(?:EnquiryForm|Gallery|Listings)\./;

for (const [name, prepare] of Object.entries(browsers())) {
  test(`row 55: what is typed is sent by a browser that ${name}`, async ({ page, problems }) => {
    await prepare(page);
    const sent = await answerCalls(page);
    // A prebuilt page for two of them, one on demand for the others: the form is the same on all.
    const isOnDemand = name.startsWith('has');
    const path = isOnDemand ? await firstProperty() : paths.contact;
    await typeThroughout(page, path, 'form[data-draft] [name=name]');
    await findField(page, 'email').fill('visitor@example.com');
    await untilFormRuns(page);
    await sendButton(page).click();
    if (prepare === breakIslands) await expect(page).toHaveURL(/\/enquiry\?sent=/);
    else {
      await expect(sentPanel(page)).toBeVisible();
      expect(sent).toMatchObject([{ name: 'Meena Rao' }]);
    }
    // React says this of a page that it did not expect, and of an island that fails.
    forgive(problems, /React error #|No such value/);
  });
}

test('row 55: a search is kept where an extension has changed the form', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await browsers()['has an extension that adds to forms']?.(page);
  const release = await hold(page, islands);
  await page.goto(paths.properties);
  await page.locator('summary', { hasText: listings.filters.title }).click();
  // The space at the end is of the next word.
  await page.locator('#text').pressSequentially('adyar ');
  release();
  await untilLive(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('lift');
  await expect(page.locator('#text')).toHaveValue('adyar lift');
  await expect(page).toHaveURL(/text=adyar\+lift/);
  forgive(problems, /React error #/);
});

test('row 55: a list and a gallery that fail are links and forms', async ({ page, problems }) => {
  await breakIslands(page);
  await typeThroughout(page, paths.properties, '#text');
  await page.getByRole('button', { name: listings.filters.apply }).click();
  await expect(page).toHaveURL(/text=Meena\+Rao/);
  await page.goto(await firstProperty());
  await untilLive(page);
  const picture = page.locator('[data-lightbox="0"]');
  const address = await picture.getAttribute('href');
  await picture.click();
  await expect(page).toHaveURL(address ?? '');
  forgive(problems, /No such value/);
});

async function breakIslands(page: Page): Promise<void> {
  await page.route(islands, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("No such value"); }',
    }),
  );
}

/** Opens a page and types in a field before its islands run, and on while they start. */
async function typeThroughout(page: Page, path: string, field: string): Promise<void> {
  const release = await hold(page, islands);
  await page.goto(path);
  await page.locator(field).pressSequentially('Rao');
  await page.keyboard.press('Home');
  release();
  await untilLive(page);
  await untilIdle(page);
  await page.keyboard.type('Meena ');
  await expect(page.locator(field)).toHaveValue('Meena Rao');
  await expect(page.getByText(errorMessages.title)).toHaveCount(0);
}

function browsers(): Record<string, (page: Page) => Promise<unknown>> {
  return {
    'fails when asked for its time zone': (page) =>
      page.addInitScript(() => {
        Intl.DateTimeFormat.prototype.resolvedOptions = () => {
          throw new RangeError('Unsupported time zone');
        };
      }),
    'has no storage and no clipboard': (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('No.', 'SecurityError');
            },
          });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      }),
    'has an extension that adds to forms': (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          for (const field of document.querySelectorAll('main input:not([type=hidden])'))
            field.after(document.createElement('div'));
        }),
      ),
    'cannot run the islands': breakIslands,
  };
}
