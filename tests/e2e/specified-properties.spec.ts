import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/date';
import type { Property, PropertySummary } from '../../src/domain/property/schema';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

// What the specification says of homes beyond its words (`built/specified-words.test.ts`), asked where a visitor sees it.

const cards = (page: Page) => page.locator('main article');

async function findProperty(fits: (property: PropertySummary) => boolean) {
  const found = (await listProperties()).find(fits);
  if (!found) throw new Error('The sample has no such property.');
  return found;
}

test('a card has photo, category, name, address, rooms, size, day and agent; three stand in a row; one of bedrooms, price, bathrooms and area is open at a time, its header closes it; a change filters at once; the clear button brings every home back', async ({
  page,
}) => {
  await page.goto(paths.properties);
  const property = await findProperty(({ bedrooms }) => bedrooms === '3');
  const card = cards(page).filter({ hasText: property.name });
  await expect(card.locator('.photo img')).toHaveCount(1);
  const { category, address, date, _id } = property;
  const said = [category, property.name, address, '3 beds', formatDay(date), 'Property Agent'];
  for (const text of said) await expect(card).toContainText(text);
  await expect(card).toContainText(/\d baths?/);
  await expect(card).toContainText(/[\d,]+ sqft/);
  await expect(card).toContainText(/\b\d{2}-\d{2}-\d{4}\b/);
  await expect(card.locator('h2 a, h3 a')).toHaveAttribute('href', `/properties/single/${_id}`);
  const tops: (number | undefined)[] = [];
  for (const one of [0, 1, 2, 3]) tops.push((await cards(page).nth(one).boundingBox())?.y);
  expect(tops.slice(0, 3)).toEqual([tops[0], tops[0], tops[0]]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? NaN);

  const open = page.locator('form details:not(#more)[open] summary');
  const toggle = (group: string) => page.locator('form summary', { hasText: group }).click();
  for (const group of ['Price', 'Bathrooms', 'Area', 'Bedrooms']) {
    await toggle(group);
    await expect(open).toHaveText([new RegExp(`^${group}`)]);
  }
  await toggle('Bedrooms');
  await expect(open).toHaveCount(0);

  const all = await cards(page).count();
  const lift = page.getByRole('checkbox', { name: /^Lift/ });
  await lift.check();
  await page.getByLabel('Category').selectOption('Apartment');
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await page
    .getByRole('link', { name: /^Clear/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(all);
  await expect(lift).not.toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue('All');
});

const twelveRows = [
  'Property Type',
  'Floor',
  'No. of Rooms',
  'No. of Bathrooms',
  'Furnishing status',
  'Veg',
  'Water Supply',
  'Parking Facility',
  'Lift',
  'Gated Security',
  'Fire Safity',
  'Pets',
];

test('a home has its twelve rows in order, line breaks, features in two columns, and an agent; name, address and social links stand above the first picture, and a phone has both in its first screen with the rent and the bar', async ({
  page,
}) => {
  const { _id } = await findProperty(({ name }) => name.startsWith('Villa with a mango tree'));
  const answer = await page.request.get(`/api/property/getproperty/${_id}`);
  const [home] = (await answer.json()) as Property[];
  if (!home) throw new Error('The property is gone.');
  await page.goto(paths.property(_id));
  const part = (title: string) => page.locator('section', { has: page.getByText(title) });

  const details = part('property Details');
  await expect(details.locator('dt').first()).toBeVisible();
  expect((await details.locator('dt').allInnerTexts()).slice(0, 12)).toEqual(twelveRows);
  const values = (await details.locator('dd').allInnerTexts()).slice(0, 12);
  const yesNo = (flag: boolean | '') => (flag === true ? 'Yes' : 'No');
  expect(values).toEqual([
    home.category,
    home.floor,
    home.bedrooms,
    home.bathrooms,
    home.fStatus,
    yesNo(home.veg),
    yesNo(home.water),
    home.parking,
    yesNo(home.lift),
    yesNo(home.gatedSecurity),
    'Yes',
    yesNo(home.pets),
  ]);

  expect(home.propertyDes).toContain('\n');
  const description = part('Description About Property').locator('p');
  expect((await description.innerText()).trim()).toBe(home.propertyDes.trim());

  const columns = part('Features').getByRole('list');
  await expect(columns).toHaveCount(2);
  const features = await part('Features').getByRole('listitem').allInnerTexts();
  expect(features).toEqual(home.features.split(',').map((feature) => feature.trim()));
  const [left, right] = await Promise.all(
    [0, 1].map((column) => columns.nth(column).boundingBox()),
  );
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? NaN) + 100);

  const agent = part('Property By');
  await expect(agent.locator('img, svg').first()).toBeVisible();
  await expect(agent.locator('.name')).toHaveText(/\w/);
  await expect(agent.locator('a[href^="tel:"]')).toBeVisible();
  await expect(agent.locator('a[href^="mailto:"]')).toBeVisible();

  const header = page.locator('article > div header');
  const picture = page.locator('.home .pictures');
  for (const [width, height] of [
    [1440, 780],
    [1024, 780],
    [768, 780],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [words, shown] = await Promise.all([header.boundingBox(), picture.boundingBox()]);
    const end = (words?.y ?? NaN) + (words?.height ?? NaN);
    expect(end, `${width} px`).toBeLessThanOrEqual(shown?.y ?? NaN);
    if (width >= 768) continue;
    await expect(picture).toBeInViewport({ ratio: 1 });
    for (const part of ['.heart', '.rent .price', '.contact-bar'])
      await expect(page.locator(part).first(), `${width} px`).toBeInViewport({ ratio: 1 });
  }
  const order = ['Facebook', 'Instagram', 'YouTube'];
  const names = await header.locator('a[target=_blank]').allTextContents();
  expect(names.map((name) => order.find((one) => name.includes(one)))).toEqual(order);
});
