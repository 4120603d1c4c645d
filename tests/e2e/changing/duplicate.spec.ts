import { propertyForm } from '../../../src/content/forms/property';
import { adminList } from '../../../src/content/admin/list';
import { adminPaths } from '../../../src/admin-paths';
import { listProperties } from '../../support/site/content';
import { collectAlerts, forgive } from '../setup/problems';
import { openMore, openReady, findRow, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

// A copy of a home that is not there any more is in `tests/built/copied-home.test.ts`.
const { copied } = propertyForm;

test('a second flat of a building begins as the first, without what is true of that one only; oddity: a failed save has its words, never by window.alert', async ({
  page,
  admin,
  word,
  addHomes,
  problems,
}) => {
  const alerts = collectAlerts(page);
  const images = (await listProperties()).flatMap((home) => home.images).slice(0, 2);
  const facts = { floor: '1', lift: true, featured: true, checkedOn: '2026-11-01', images };
  const [first = ''] = await addHomes(facts);
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  await openMore(findRow(page, word));
  await findRow(page, word)
    .getByRole('link', { name: new RegExp(`^${adminList.property.copy}`) })
    .click();
  await expect(page.getByRole('heading', { name: copied.title(`Home 1 ${word}`) })).toBeVisible();
  const floor = page.locator('#field-floor');
  await expect(floor).toHaveValue('1');
  await page.getByRole('button', { name: copied.addPictures(2) }).click();
  await expect(page.getByRole('button', { name: copied.withoutPictures })).toBeVisible();
  await floor.fill('2');
  await page.locator('#field-name').fill(`Home 2 ${word}`);
  const mine = async () => (await listProperties()).filter(({ name }) => name.includes(word));
  const refused = { title: 'Refused', status: 503, detail: 'Refused', requestId: 'r' };
  await page.route(
    `**${adminPaths.api.addProperty}`,
    (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: refused }),
    { times: 1 },
  );
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('this is error');
  await page.keyboard.press('Escape');
  expect(alerts).toEqual([]);
  forgive(problems, /503/);
  expect(await mine()).toHaveLength(1);
  await save(page);
  await expect(findRow(page, `Home 2 ${word}`)).toBeVisible();
  const second = (await mine()).find(({ _id }) => _id !== first);
  expect(await admin.property(second?._id ?? '')).toMatchObject({
    floor: '2',
    lift: true,
    featured: false,
    checkedOn: '',
    images,
  });
  expect(await admin.property(first)).toMatchObject({ floor: '1', images });
});
