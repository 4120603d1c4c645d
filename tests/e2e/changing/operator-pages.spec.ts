import type { Page } from '@playwright/test';
import { adminBatch } from '../../../src/content/admin-batch';
import { inbox } from '../../../src/content/inbox';
import { formWords } from '../../../src/content/record-form';
import { versionWords } from '../../../src/content/record-versions';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { forgive } from '../setup/problems';
import { chooseDelete, enterAdmin, openReady, rowOf, save } from '../setup/records';
import { expect, test } from '../setup/visitor';

// Each takes long and changes nothing that another test depends on.
test.describe.configure({ mode: 'parallel' });

/** A name without spaces cannot wrap; every worker has records of its own. */
const longName = `${'Longhouse'.repeat(12)}${process.pid}, Adyar`;
let propertyPath = '';
let blogPath = '';

test.beforeAll(async () => {
  const admin = await openAdmin();
  propertyPath = paths.admin.property(
    await admin.addProperty(
      sampleProperty({
        name: longName,
        images: [],
        price: 'Negotiable'.repeat(6),
        propertySize: 'Spacious'.repeat(7),
        address: `12 ${'Longstreet'.repeat(8)}, ${'Longhouse'.repeat(8)}`,
      }),
    ),
  );
  const blog = {
    title: longName,
    images: [],
    description1: 'First.',
    description2: '',
  };
  blogPath = paths.admin.blog(await admin.addBlog({ blogType: 'Review', ...blog }));
  const enquiry = {
    name: longName,
    email: 'a@example.com',
    message: 'Is it free?',
    propertyName: '',
  };
  await fetch(`${process.env.SITE_ADDRESS ?? ''}${paths.api.query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAdmin(page);
});

const pagesOf = () => {
  const {
    home: start,
    bulk,
    enquiries,
    trash,
    setup,
    blogs,
    addBlog,
    properties,
    addProperty,
  } = paths.admin;
  const lists = [start, bulk, enquiries, trash, setup, blogs, properties];
  return [...lists, addBlog, addProperty, propertyPath, blogPath, paths.admin.property('gone')];
};

/** Gives the next save of a property this answer. */
async function answerSave(page: Page, status: number, body: object): Promise<void> {
  await page.route(`**${paths.api.updateProperty('*')}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', json: body }),
  );
  await page.locator('#field-facing').fill('West');
  await save(page);
}

/** What opens over or in a page, each on a fresh page. */
const openings: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'the question before deleting',
    async (page) => {
      await openReady(page, paths.admin.properties);
      await chooseDelete(rowOf(page, longName).first());
    },
  ],
  [
    'a list with selected rows',
    async (page) => {
      await openReady(page, paths.admin.properties);
      await rowOf(page, longName).first().getByRole('checkbox').check();
      await expect(page.getByRole('group', { name: adminBatch.label })).toBeVisible();
    },
  ],
  [
    'the failure of a save',
    async (page) => {
      await openReady(page, propertyPath);
      await answerSave(page, 503, { title: 'x', status: 503, detail: 'x', requestId: 'r' });
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'the ended session',
    async (page) => {
      await openReady(page, propertyPath);
      await answerSave(page, 401, { title: 'x', status: 401, detail: 'x', requestId: 'r' });
      await expect(page.getByRole('dialog').getByLabel('Password')).toBeFocused();
    },
  ],
  [
    'the conflict',
    async (page) => {
      await openReady(page, propertyPath);
      const [current] = (await (
        await page.request.get(paths.api.property(propertyPath.split('/').at(-1) ?? ''))
      ).json()) as object[];
      await answerSave(page, 409, {
        ...{ title: 'x', status: 409, detail: 'x', requestId: 'r' },
        current: { ...current, facing: 'South', version: 'other' },
      });
      await expect(page.getByRole('dialog')).toContainText(versionWords.conflict.title);
      await page.getByRole('button', { name: versionWords.conflict.save }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the question before leaving',
    async (page) => {
      await openReady(page, propertyPath);
      await page.locator('#field-facing').fill('North');
      await page.getByRole('link', { name: formWords.back }).click();
      await expect(page.getByRole('dialog')).toContainText(formWords.leave.title);
    },
  ],
  [
    'work that was left, and the history',
    async (page) => {
      await openReady(page, propertyPath);
      await expect(page.getByText(formWords.draft.title)).toBeVisible();
      await page.getByRole('button', { name: formWords.history.show }).click();
      await expect(page.getByText(versionWords.history.current)).toBeVisible();
    },
  ],
  [
    'the errors of a form',
    async (page) => {
      await openReady(page, paths.admin.addProperty);
      await save(page);
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    },
  ],
  [
    'an open enquiry, and the question before erasing',
    async (page) => {
      await openReady(page, paths.admin.enquiries);
      await page
        .getByRole('listitem')
        .filter({ hasText: longName })
        .first()
        .getByRole('button')
        .click();
      const enquiry = page.getByRole('article');
      await expect(enquiry.getByText('Is it free?')).toBeVisible();
      await expectSound(page, 'an open enquiry');
      await enquiry.getByRole('button', { name: inbox.actions.erase }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
];

/** Checks a page as it is now at the width of each layout; the accessibility checker takes longest, and skips one. */
async function expectSound(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
  }
}

test('every page of the admin area renders properly and is accessible', async ({
  page,
  problems,
}) => {
  for (const path of pagesOf()) {
    await openReady(page, path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expectSound(page, path);
  }
  await page.context().clearCookies();
  await openReady(page, paths.signin);
  await expectSound(page, paths.signin);
  forgive(problems, /404/);
});

test('so is everything that opens in it', async ({ page, problems }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [name, open] of openings) {
    await open(page);
    await expectSound(page, name);
    await page.unrouteAll();
  }
  forgive(problems, /401|409|503/);
});

test.describe('before its code runs', () => {
  test.use({ javaScriptEnabled: false });

  test('controls of the admin area that need it are disabled', async ({ page, problems }) => {
    for (const path of pagesOf()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const offered = page.locator('button:enabled, search :enabled, input[type=file]:enabled');
      expect(
        await offered.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
        path,
      ).toEqual([]);
    }
    forgive(problems, /404/);
  });
});
