import type { Page } from '@playwright/test';
import { editingWords, rentWords } from '../../../src/content/admin/editing';
import { adminBatch } from '../../../src/content/admin/list';
import { inbox } from '../../../src/content/admin/inbox';
import { formWords } from '../../../src/content/forms/record';
import { versionWords } from '../../../src/content/forms/versions';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { bringChecker, expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { postEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { answerSave, chooseDelete, openMore, openReady, findRow, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

/** A name without spaces cannot wrap. */
const longName = `${'Longhouse'.repeat(12)}, Adyar`;
const list = `${adminPaths.properties}?text=Longhouse`;

let property = '';
let blog = '';

test.beforeAll(async ({ admin }) => {
  property = await admin.addProperty({
    name: longName,
    price: 'Negotiable'.repeat(6),
    propertySize: 'Spacious'.repeat(7),
    address: `12 ${'Longstreet'.repeat(8)}, ${'Longhouse'.repeat(8)}`,
    maintenance: 'Unclear'.repeat(14),
  });
  blog = await admin.addBlog({ title: longName });
  const deleted = await admin.addProperty({ name: longName });
  await admin.call('DELETE', adminPaths.api.record('property', 'delete', deleted));
  await postEnquiry(longName);
});

test('every kind of page fits, is accessible, is walked by Tab; so is everything that opens in it', async ({
  page,
  problems,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await bringChecker(page);
  for (const path of listPages()) {
    await expectWhole(page, path);
    const opened = path === adminPaths.property(property) ? openingsOfForm : openings[path];
    for (const [name, open] of Object.entries(opened ?? {})) {
      await open(page);
      await expectSound(page, name);
    }
  }
  forgive(problems, /401|404|409|503/);
  await page.context().clearCookies();
  for (const path of [paths.signin, `${paths.signin}?code`, paths.join('none')])
    await expectWhole(page, path);
  forgive(problems, /404/);
});

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, path);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect(await walk(page), path).toEqual({ missed: [], unseen: [] });
  // A wide window has the rows of a table, and parts beside each other.
  if (path === adminPaths.home || path === list) await expectAccessible(page, path);
  await expectSound(page, path);
}

async function saveRefused(page: Page, status: number, more: object = {}): Promise<void> {
  await answerSave(page, status, more);
  await page.locator('#field-facing').fill(`Refused with ${status}`);
  await save(page);
}

type Openings = Record<string, (page: Page) => Promise<void>>;

/** What opens over or in a page, one thing after another on the page that is open. */
const openings: Record<string, Openings> = {
  [list]: {
    'a rent that is edited, with its fault': async (page) => {
      const label = editingWords.price.label(longName);
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('textbox', { name: label }).fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'what is rare': async (page) => {
      await page.keyboard.press('Escape');
      await openMore(findRow(page, longName));
    },
    'a list with selected rows': async (page) => {
      await page.keyboard.press('Escape');
      await findRow(page, longName).getByRole('checkbox').check();
      await expect(page.getByRole('group', { name: adminBatch.label })).toBeVisible();
    },
    'the preview of changed rents': async (page) => {
      await page.getByText(adminBatch.more, { exact: true }).click();
      await page.getByRole('button', { name: rentWords.open }).click();
      await page.getByLabel(rentWords.by, { exact: true }).fill('5');
      await expect(page.getByText(rentWords.unknown)).toBeVisible();
    },
    'the question before deleting': async (page) => {
      await page.keyboard.press('Escape');
      await chooseDelete(findRow(page, longName));
    },
  },
  [adminPaths.enquiries]: {
    'an open enquiry': async (page) => {
      await page.getByRole('button', { name: longName }).first().click();
      await expect(page.getByRole('article').getByText('Is it free?')).toBeVisible();
    },
    'the question before erasing an enquiry': (page) =>
      page.getByRole('button', { name: inbox.actions.erase }).click(),
  },
};

const openingsOfForm: Openings = {
  'the failure of a save': async (page) => {
    await saveRefused(page, 503);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the ended session': async (page) => {
    await page.keyboard.press('Escape');
    await saveRefused(page, 401);
    await expect(page.getByRole('dialog').getByLabel('Password')).toBeFocused();
  },
  'the conflict': async (page) => {
    await page.keyboard.press('Escape');
    const answer = await page.request.get(adminPaths.api.property(property));
    const [current] = (await answer.json()) as object[];
    await saveRefused(page, 409, { current: { ...current, facing: 'South', version: 'other' } });
    await expect(page.getByRole('dialog')).toContainText(versionWords.conflict.title(''));
    await page.getByRole('button', { name: versionWords.conflict.save }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
  },
  'work that was left, and the history': async (page) => {
    await openReady(page, adminPaths.property(property));
    await expect(page.getByText(formWords.draft.title)).toBeVisible();
    await page.getByRole('button', { name: formWords.history.show }).click();
    await expect(page.getByText(versionWords.history.current)).toBeVisible();
  },
  // A new property has the form that was walked, without a history.
  'the errors of a form': async (page) => {
    await openReady(page, adminPaths.addProperty);
    await save(page);
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  },
};

/** Tabs through a whole page; returns the controls that were not reached, and the stops that cannot be seen. */
async function walk(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    ))
      if (element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
        element.setAttribute('data-unmet', '');
  });
  const unseen: string[] = [];
  // It ends after some stops in a row at elements already visited or added since.
  for (let others = 0; others < 8; others += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.hasAttribute('data-unmet')) return null;
      element.removeAttribute('data-unmet');
      // A hidden file field is visible through its label.
      const label = document.querySelector(`label[for="${element.id}"]`);
      const shown = element.matches('[type=file]') ? (label ?? element) : element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      // A tall field may reach below the bar at the lower edge, as long as its beginning is in sight.
      const isSeen = [height / 2, Math.min(height / 2, 22)].some((below) => {
        const above = document.elementFromPoint(left + width / 2, top + below);
        return (
          above !== null && (shown.contains(above) || above.contains(shown) || above === element)
        );
      });
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isSeen && hasRing ? '' : element.outerHTML.slice(0, 200);
    });
    if (stop !== null) others = -1;
    if (stop !== null && stop !== '') unseen.push(stop);
  }
  const unmet = page.locator('[data-unmet]');
  const missed = await unmet.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  return { missed, unseen };
}

async function expectSound(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
  await expectAccessible(page, name);
}

function listPages() {
  const forms = [adminPaths.property(property), adminPaths.blog(blog)];
  const office = [adminPaths.company, adminPaths.people, adminPaths.setup];
  const others = [adminPaths.home, adminPaths.bulk, adminPaths.enquiries, adminPaths.trash];
  const told = adminPaths.newEnquiryAbout(property);
  return [...office, ...others, told, list, ...forms, adminPaths.property('gone')];
}
