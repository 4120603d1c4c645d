import { listings } from '../../src/content/listings';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/site';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { fillEnquiry, enquiryForm } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

test.use({ javaScriptEnabled: false });

test('the contact form says what is missing, keeps the text, and is sent', async ({
  page,
  problems,
}) => {
  const subject = 'By post, without script';
  await page.goto(paths.contact);
  await fillEnquiry(page, subject);
  await enquiryForm(page).locator('[name=email]').fill('');
  await enquiryForm(page).getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('Give an email address or a phone number');
  await expect(enquiryForm(page).locator('[name=subject]')).toHaveValue(subject);
  await enquiryForm(page).locator('[name=number]').fill('+91 98400 00000');
  await enquiryForm(page).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.enquiry.sent);
  const enquiries = (await readEnquiries()).filter((enquiry) => enquiry.subject === subject);
  expect(enquiries).toMatchObject([{ kind: 'contact', number: '+91 98400 00000' }]);
  forgive(problems, /422/);
});

for (const [width, height] of [
  [390, 800],
  [800, 360],
] as const) {
  test(`the filter sheet opens and closes at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.properties);
    const button = page.locator('summary', { hasText: listings.filters.title });
    await button.click();
    await expect(page.locator('#text')).toBeVisible();
    await button.click();
    await expect(page.locator('#text')).toBeHidden();
  });
}

test('every picture of a property is a link, also those that the page does not show', async ({
  page,
}) => {
  const properties = await listProperties();
  const villa = properties.find(({ name }) => name.startsWith('Gated villa'));
  await page.goto(paths.property(villa?._id ?? ''));
  const pictures = page.locator('.pictures a');
  await expect(pictures).toHaveCount(8);
  const addresses = await pictures.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(addresses).size).toBe(8);
});

test('menus open, and a blog post is complete', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.home);
  await page.locator('header summary').click();
  await page
    .getByRole('navigation', { name: site.menu, exact: true })
    .getByRole('link', { name: 'Blogs' })
    .click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_000);
});

test('a range, a chip and a check box filter the properties, one group open at a time', async ({
  page,
}) => {
  await page.goto(paths.properties);
  const groups = page.locator('details[name=range]');
  await expect(page.locator('#maxPrice')).toBeVisible();
  await groups.nth(1).locator('summary').click();
  await groups.nth(2).locator('summary').click();
  await expect(page.locator('details[name=range][open]')).toHaveCount(1);
  await expect(page.locator('#maxPrice')).toBeHidden();
  await groups.nth(0).locator('summary').click();
  await page.locator('#maxPrice').fill('22,000');
  await page.getByRole('checkbox', { name: 'Lift' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/beds=2.*lift=1/);
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(active).toHaveCount(3);
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(page.locator('#maxPrice')).toHaveValue('22000');
  await active.filter({ hasText: '2–2.5 bedrooms' }).click();
  await expect(active).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Any' })).toBeChecked();
});
