import type { Page } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { editingWords, rentWords } from '../../../src/content/admin/editing';
import { belowLeastText } from '../../../src/content/admin/private';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { propertyForm } from '../../../src/content/forms/property';
import { fieldError } from '../../../src/content/forms/field-errors';
import { adminPaths } from '../../../src/admin-paths';
import { press, tabTo } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { openMore, openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { property: words } = adminList;
const findList = (word: string) => `${adminPaths.properties}?text=${word}`;
const findUndo = (page: Page) => page.getByRole('button', { name: adminWords.undo });

function findEditor(page: Page, name: 'price' | 'availableFrom', title: string) {
  const label = editingWords[name].label(title);
  return {
    button: page.getByRole('button', { name: label }),
    field: page.getByRole('textbox', { name: label, exact: true }),
  };
}

test('a rent below the least that the owner wants is said while it is typed, and can be saved', async ({
  page,
  admin,
  word,
  addHomes,
}) => {
  const [id = ''] = await addHomes({ price: '32000', leastRent: '30k' });
  const rent = findEditor(page, 'price', `Home 1 ${word}`);
  await openReady(page, findList(word));
  await press(page, rent.button);
  await rent.field.fill('30000');
  await expect(page.getByText(belowLeastText(30_000))).toHaveCount(0);
  await rent.field.fill('29000');
  await expect(page.getByText(belowLeastText(30_000))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await admin.property(id)).price).toBe('29000');
  await findRow(page, `Home 1 ${word}`).getByRole('checkbox').check();
  const more = page.getByRole('button', { name: adminBatch.more, exact: true });
  await press(page, more);
  await expect(page.getByRole('button', { name: rentWords.open })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: rentWords.open })).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: rentWords.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(rentWords.by).fill('1');
  const summary = rentWords.summary(1, { low: 1, leftOut: 0, unchanged: 0 });
  await expect(dialog.getByRole('status')).toHaveText(summary);
  await expect(dialog.getByText(belowLeastText(30_000))).toBeVisible();
});

test('rent and day are edited in the row by keyboard: Enter and Tab save, Escape does not, a fault is said beside the field, Undo brings back what was written', async ({
  page,
  admin,
  word,
  addHomes,
  problems,
}) => {
  const price = '25,000 + maintenance';
  const [id = ''] = await addHomes({ price, availableFrom: '01-03-2026' }, {});
  const title = `Home 1 ${word}`;
  const rent = findEditor(page, 'price', title);
  const day = findEditor(page, 'availableFrom', title);
  const read = async () => {
    const { price: saved, availableFrom } = await admin.property(id);
    return [saved, availableFrom];
  };
  await openReady(page, findList(word));
  await press(page, rent.button);
  await expect(rent.field).toBeFocused();
  await expect(rent.field).toHaveValue(price);
  await page.keyboard.type('30000');
  await page.keyboard.press('Escape');
  await expect(rent.button).toBeFocused();
  await expect(rent.button).toContainText(price);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(fieldError({ code: 'required' }, 'price'));
  await expect(rent.field).toBeFocused();
  await expect(rent.field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('27k');
  await page.keyboard.press('Enter');
  await expect(rent.button).toBeFocused();
  await expect(rent.button).toContainText('₹27,000');
  await expect(page.getByText(editingWords.price.done(`“${title}”`, '₹27,000'))).toBeVisible();
  expect(await read()).toEqual(['27k', '01-03-2026']);

  // One row can be edited again before the first answer is there.
  await page.keyboard.press('Enter');
  await page.keyboard.type('28,500');
  await page.keyboard.press('Tab');
  await tabTo(page, day.button);
  await page.keyboard.press('Enter');
  await page.keyboard.type('01-02-2027');
  await page.keyboard.press('Enter');
  await expect(day.button).toBeFocused();
  await expect(day.button).toContainText(editingWords.availableFrom.from('01-02-2027'));
  await expect(
    page.getByText(editingWords.availableFrom.done(`“${title}”`, '01-02-2027')),
  ).toBeVisible();
  expect(await read()).toEqual(['28,500', '01-02-2027']);
  await findUndo(page).click();
  await expect(page.getByText(words.undone(`“${title}”`))).toBeVisible();
  expect(await read()).toEqual(['28,500', '01-03-2026']);
  await day.button.click();
  await day.field.fill('');
  await page.keyboard.press('Enter');
  await expect(day.button).toContainText(editingWords.availableFrom.set);
  await expect(page.getByText(editingWords.availableFrom.done(`“${title}”`, ''))).toBeVisible();
  expect(await read()).toEqual(['28,500', '']);

  // What somebody else has saved meanwhile is not overwritten, and what was typed is still there.
  await admin.call('PUT', adminPaths.api.record('property', 'update', id), { price: '45000' });
  await rent.button.click();
  await rent.field.fill('31000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.changedElsewhere(title))).toBeVisible();
  await expect(rent.button).toContainText('₹45,000');
  await expect(rent.field).toHaveValue('31000');
  expect(await read()).toEqual(['45000', '']);
  forgive(problems, /409/);
});

test('a let home that is made available by one press asks for its day, and one with a day to come does not', async ({
  page,
  admin,
  word,
  addHomes,
}) => {
  const let_ = { status: 'Occupied' } as const;
  const [id = ''] = await addHomes(
    { ...let_, availableFrom: '01-03-2026' },
    { ...let_, availableFrom: '01-03-2099' },
  );
  await openReady(page, findList(word));
  const [past, coming] = [1, 2].map((number) => {
    const title = `Home ${number} ${word}`;
    const status = page.getByRole('switch', { name: words.isAvailable(title), exact: true });
    return { status, ...findEditor(page, 'availableFrom', title) };
  });
  if (!past || !coming) throw new Error('Two homes were added.');
  await coming.status.click();
  await expect(coming.status).toBeChecked();
  await expect(coming.field).toHaveCount(0);
  await past.status.click();
  await expect(past.status).toBeChecked();
  await expect(past.field).toBeFocused();
  await expect(past.field).toHaveAccessibleDescription(editingWords.availableFrom.ask);
  await page.keyboard.press('Escape');
  await expect(past.status).toBeFocused();
  await past.status.click();
  await past.status.click();
  await page.keyboard.type('15-01-2099');
  await page.keyboard.press('Enter');
  await expect(past.button).toContainText(editingWords.availableFrom.from('15-01-2099'));
  await expect
    .poll(async () => {
      const { status, availableFrom } = await admin.property(id);
      return [status, availableFrom];
    })
    .toEqual(['Available', '15-01-2099']);
});

test('the form asks for the day of a let home that is made available, until it is entered', async ({
  page,
  openForm,
}) => {
  await openForm({ status: 'Occupied', availableFrom: '01-03-2026' });
  const question = page.getByText(propertyForm.relisted.text);
  const day = page.locator('#field-availableFrom');
  await expect(question).toHaveCount(0);
  await page.locator('#field-status').selectOption('Available');
  await expect(question).toBeVisible();
  await expect(day).not.toBeVisible();
  await page.getByRole('button', { name: propertyForm.relisted.set }).click();
  await expect(day).toBeFocused();
  await day.fill('15-01-2099');
  await expect(question).toHaveCount(0);
});

test('the rents of many change by a percentage after a preview, all or none, and one Undo brings each back as it was written', async ({
  page,
  admin,
  word,
  addHomes,
  problems,
}) => {
  const prices = ['25000', '1.2L', 'On request', '18,500'];
  const ids = await addHomes(...prices.map((price) => ({ price })));
  const read = () => Promise.all(ids.map(async (id) => (await admin.property(id)).price));
  await openReady(page, findList(word));
  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await bar.getByText(adminBatch.more, { exact: true }).click();
  await bar.getByRole('button', { name: rentWords.open }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: /^Change/ });
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(rentWords.errors.percent);
  await dialog.getByLabel(rentWords.by).fill('5');
  await expect(dialog.getByRole('status')).toHaveText(
    rentWords.summary(3, { low: 0, leftOut: 1, unchanged: 0 }),
  );
  const line = (number: number) =>
    dialog.getByRole('row').filter({ hasText: `Home ${number} ${word}` });
  await expect(line(1).getByRole('cell')).toHaveText(['₹25,000', '₹26,300']);
  await expect(line(2).getByRole('cell')).toHaveText(['₹1,20,000', '₹1,26,000']);
  await expect(line(3).getByRole('cell')).toHaveText(['On request', rentWords.unknown]);
  await dialog.getByLabel(rentWords.rounding).selectOption(rentWords.rounded(500));
  await expect(line(1).getByRole('cell')).toHaveText(['₹25,000', '₹26,500']);
  await dialog.getByLabel(rentWords.way, { exact: true }).selectOption(rentWords.ways.down);
  await dialog.getByLabel(rentWords.unit).selectOption(rentWords.units.rupees);
  await dialog.getByLabel(rentWords.by).fill('1k');
  await expect(line(4).getByRole('cell')).toHaveText(['₹18,500', '₹17,500']);
  expect(await read()).toEqual(prices);

  // One of them is edited elsewhere, so that none changes.
  const [, second = ''] = ids;
  await admin.call('PUT', adminPaths.api.record('property', 'update', second), { facing: 'East' });
  await dialog.getByRole('button', { name: rentWords.save(3) }).click();
  await expect(page.getByText(words.changedElsewhere(`Home 2 ${word}`))).toBeVisible();
  expect(await read()).toEqual(prices);
  await bar.getByText(adminBatch.more, { exact: true }).click();
  await bar.getByRole('button', { name: rentWords.open }).click();
  await dialog.getByLabel(rentWords.way, { exact: true }).selectOption(rentWords.ways.down);
  await dialog.getByLabel(rentWords.unit).selectOption(rentWords.units.rupees);
  await dialog.getByLabel(rentWords.by).fill('1k');
  await dialog.getByRole('button', { name: rentWords.save(3) }).click();
  await expect(page.getByText(rentWords.done(words.found(3), 3))).toBeVisible();
  await expect(findUndo(page)).toBeFocused();
  expect(await read()).toEqual(['24000', '119000', 'On request', '17500']);
  await expect(findEditor(page, 'price', `Home 2 ${word}`).button).toContainText('₹1,19,000');
  await findUndo(page).click();
  await expect(page.getByText(words.undone(words.found(3)))).toBeVisible();
  expect(await read()).toEqual(prices);
  forgive(problems, /409/);
});

test('what is rare stands behind three dots: keyboard, Escape and a press elsewhere open and close it', async ({
  page,
  word,
  addHomes,
}) => {
  await addHomes({});
  await openReady(page, findList(word));
  const title = `Home 1 ${word}`;
  const more = page.getByRole('button', { name: words.more(title) });
  const copy = findRow(page, title).getByRole('link', { name: new RegExp(`^${words.copy}`) });
  await expect(copy).toHaveCount(0);
  await press(page, more);
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy).toHaveCount(0);
  await expect(more).toBeFocused();
  await openMore(findRow(page, title));
  await expect(copy).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copy).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('rent and day are edited by touch, with buttons, and nothing is wider than the screen', async ({
    page,
    admin,
    word,
    addHomes,
  }) => {
    const [id = ''] = await addHomes({ price: '25000' });
    await openReady(page, findList(word));
    const rent = findEditor(page, 'price', `Home 1 ${word}`);
    const day = findEditor(page, 'availableFrom', `Home 1 ${word}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await day.button.tap();
    await day.field.fill('Now');
    await button(editingWords.cancel).tap();
    await expect(day.field).toHaveCount(0);
    await rent.button.tap();
    await expect(rent.field).toBeInViewport({ ratio: 1 });
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(widths[0]).toBe(widths[1]);
    await rent.field.fill('27,000');
    await button(editingWords.save).tap();
    await expect(rent.button).toContainText('₹27,000');
    await expect
      .poll(async () => {
        const { price, availableFrom } = await admin.property(id);
        return [price, availableFrom];
      })
      .toEqual(['27,000', '']);
  });
});
