import { company } from '../../src/content/company';
import { enquiry } from '../../src/content/enquiries/enquiry';
import { rentEstimate } from '../../src/content/pages/rent-estimate';
import { paths } from '../../src/paths';
import { renderPage } from './setup/built-site';
import { listProperties } from './setup/content';
import { expect, test } from './setup/visitor';
import { startStrictStore } from '../support/strict-store';

const { title, form, result } = rentEstimate;
const address = (query: Record<string, string>) =>
  `${paths.rentEstimate}?${new URLSearchParams(query)}`;
/** Of the sample's homes, one let and two on offer are like this one. */
const guindy = { kind: 'Apartment', place: 'Guindy', bedrooms: '2', size: '1,080 sqft' };

test.use({ viewport: { width: 360, height: 780 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner gets a range in which a let home has neither name nor link', async ({ page }) => {
    const isIn = (part: string) => (home: { address: string; category: string }) =>
      home.address.includes(part) && home.category === 'Apartment';
    const homes = await listProperties();
    const [letHome, offered] = [homes.find(isIn('T. Nagar')), homes.find(isIn('Adyar'))];
    await page.goto(paths.rentEstimate);
    await page.getByLabel(form.fields.kind.label).selectOption(guindy.kind);
    for (const name of ['place', 'bedrooms', 'size'] as const)
      await page.getByLabel(form.fields[name].label).fill(guindy[name]);
    await page.getByRole('button', { name: form.button }).click();
    const answer = page.getByRole('region', { name: result.title });
    await expect(answer).toContainText('₹25,000 to ₹40,000 per month');
    await expect(answer).toContainText(result.all(3));
    await expect(answer.locator('circle')).toHaveCount(3);
    await expect(page.getByLabel(form.fields.place.label)).toHaveValue('Guindy');
    await expect(answer).toContainText(`${result.let} ₹40,000`);
    await expect(answer).not.toContainText(letHome?.name ?? '');
    const links = answer.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(answer.getByRole('link', { name: offered?.name ?? '' })).toHaveAttribute(
      'href',
      paths.property(offered?._id ?? ''),
    );
  });

  test('where homes are too few, the way leads to the office', async ({ page }) => {
    await page.goto(address({ ...guindy, place: 'Porur' }));
    const tooFew = page.getByRole('region', { name: result.tooFew });
    await expect(tooFew).toContainText(result.found(1));
    const ask = tooFew.getByRole('link', { name: result.ask });
    await expect(ask).toHaveAttribute('href', `${paths.owners}#ask`);
  });

  test('what cannot be read is said at its field, and the rest is kept', async ({ page }) => {
    await page.goto(address({ ...guindy, place: 'Anna Nagar', size: 'large' }));
    await expect(page).toHaveTitle(`${enquiry.errors.title(title)} · ${company.name}`);
    for (const name of ['place', 'size'] as const) {
      const control = page.getByLabel(form.fields[name].label);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(new RegExp(form.fields[name].error));
    }
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    await expect(page.getByLabel(form.fields.bedrooms.label)).toHaveValue('2');
  });
});

test('the CDN keeps an answer by what was asked, and search engines the question alone', async () => {
  const store = await startStrictStore();
  try {
    const question = await renderPage(paths.rentEstimate);
    expect(await question.text()).toContain(`<link rel="canonical"`);
    expect(question.headers.get('netlify-vary')).toBe('query=kind|place|bedrooms|size');
    expect(question.headers.get('netlify-cache-tag')).toBe('properties');
    const answer = await renderPage(address(guindy));
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  } finally {
    await store.stop();
  }
});
