import type { Browser, Locator, Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { enquiry } from '../../src/content/enquiry';
import { comparison, heartText, shortlistText } from '../../src/content/shortlist';
import { messages } from '../../src/content/messages';
import { site } from '../../src/content/site';
import type { PropertySummary } from '../../src/domain/property/schema';
import { referenceOf } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from './setup/content';
import { enquiryForm, sendEnquiry } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const { actions, share, keepAll } = shortlistText;

/** Homes of the sample data for a list with everything: one in Tamil, one that is let, one without pictures. */
async function sampleList(count: number): Promise<PropertySummary[]> {
  const all = await listProperties();
  const odd = [
    all.find(({ name }) => /\p{Script=Tamil}/u.test(name)),
    all.find(({ status }) => status === 'Occupied'),
    all.find(({ images }) => images.length === 0),
  ].filter((property) => property !== undefined);
  const others = all.filter((property) => !odd.includes(property));
  return [...odd, ...others].slice(0, count);
}

const idsOf = (properties: readonly PropertySummary[]) => properties.map(({ _id }) => _id);

/** The names of all homes of the list, in the order of the page. */
function shownHomes(page: Page): Locator {
  return page.locator(
    'main :is(thead [data-status] > a, section[aria-labelledby=others-title] h3 a)',
  );
}

/** Keeps homes before any page is opened. */
async function keepFirst(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto(paths.privacy);
  await page.evaluate((kept) => localStorage.setItem('shortlist', kept), ids.join());
}

/** The address that a link beside a home leads to: that of the list, with the place to go on at. */
const listAt = (ids: readonly string[], home = '') => `${paths.shortlist(ids)}#place-${home}`;

const keptIn = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));

async function openClean(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    baseURL: process.env.SITE_ADDRESS ?? '',
    javaScriptEnabled,
  });
  const page = await context.newPage();
  await page.goto(address);
  const names = await shownHomes(page).allInnerTexts();
  await context.close();
  return names;
}

test('a list opened in a clean browser has the same homes in the same order, with and without JavaScript', async ({
  browser,
}) => {
  const homes = (await sampleList(7)).toReversed();
  const names = homes.map(({ name }) => name);
  for (const hasScript of [true, false]) {
    expect(await openClean(browser, paths.shortlist(idsOf(homes)), hasScript)).toEqual(names);
  }
});

test('the own list opens without an address, and its links change it in the browser too', async ({
  page,
}) => {
  const homes = await sampleList(5);
  const [a = '', b = '', c = '', d = '', e = ''] = idsOf(homes);
  await keepFirst(page, [a, b, c, d, e]);
  await page.goto(paths.shortlist());
  await expect(page).toHaveURL(paths.shortlist([a, b, c, d, e]));
  await expect(page.getByRole('button', { name: keepAll.button })).toBeHidden();
  await page.getByRole('link', { name: actions.compareName(homes[4]?.name ?? '') }).click();
  await expect(page).toHaveURL(paths.shortlist([e, a, b, c, d]));
  expect(await keptIn(page)).toBe([e, a, b, c, d].join());
  await page.getByRole('link', { name: actions.remove(homes[0]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt([e, b, c, d], b));
  await expect(page.locator('header [data-shortlist]')).toHaveText(/4$/);
  expect(await keptIn(page)).toBe([e, b, c, d].join());

  await page.goBack();
  await expect(page).toHaveURL(paths.shortlist([e, a, b, c, d]));
  await page.getByRole('button', { name: keepAll.button }).click();
  expect(await keptIn(page)).toBe([e, b, c, d, a].join());

  const add = page.getByRole('link', { name: new RegExp(`^${heartText.add('.*')}$`) }).first();
  const added = (await add.getAttribute('href'))?.split(',').pop() ?? '';
  await add.click();
  await expect(page).toHaveURL(paths.shortlist([e, a, b, c, d, added]));
  expect(await keptIn(page)).toBe([e, a, b, c, d, added].join());
});

test('a home that is gone leaves the own list with its next change', async ({ page }) => {
  const homes = await sampleList(2);
  const [a = '', b = ''] = idsOf(homes);
  await keepFirst(page, [a, 'gone-1', b]);
  await page.goto(paths.shortlist());
  await expect(page.getByText(shortlistText.gone(1))).toBeVisible();
  await page.getByRole('link', { name: actions.remove(homes[0]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt([b], b));
  expect(await keptIn(page)).toBe(b);
});

test('somebody else’s list leaves the own one alone, until its homes are kept', async ({
  page,
}) => {
  const homes = await sampleList(4);
  const [own = '', ...theirs] = idsOf(homes);
  await keepFirst(page, [own]);
  await page.goto(paths.shortlist(theirs));
  await page.getByRole('link', { name: actions.remove(homes[1]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt(theirs.slice(1), theirs[1]));
  expect(await keptIn(page)).toBe(own);
  const keep = page.getByRole('button', { name: keepAll.button });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: keepAll.kept })).toBeFocused();
  expect(await keptIn(page)).toBe([own, ...theirs.slice(1)].join());
  await expect(page.locator('header [data-shortlist]')).toHaveText(/3$/);
});

test('an address that is no list has a clear page and the right status', async ({
  page,
  problems,
}) => {
  const homes = await listProperties();
  const ids = idsOf(homes);
  const first = ids[0] ?? '';
  const many = [...ids, ...Array.from({ length: 100 - ids.length }, (_, at) => `home-${at}`)];
  const rows: readonly [address: string, status: number, text: string][] = [
    ['/shortlist', 200, shortlistText.empty.text],
    ['/shortlist?homes=', 200, shortlistText.empty.text],
    ['/shortlist?homes=nobody', 404, shortlistText.bad.title],
    ['/shortlist?homes=%3Cscript%3Ealert(1)%3C/script%3E', 404, shortlistText.bad.title],
    ['/shortlist?homes=../properties', 404, shortlistText.bad.title],
    ['/shortlist?homes=%00%FF', 404, shortlistText.bad.title],
    [`/shortlist?homes=${first},%22%3E%3Cimg%20src=x%3E`, 200, shortlistText.count(1)],
    [`/shortlist?homes=${first},${first},${first}`, 200, shortlistText.count(1)],
    [`/shortlist?homes=${first},nobody`, 200, shortlistText.gone(1)],
    [`/shortlist?homes=${many.join(',')}`, 200, shortlistText.cut(20)],
  ];
  for (const [address, status, text] of rows) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(status);
    expect(response?.headers()['x-robots-tag'], address).toBe('noindex');
    await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main'), address).toContainText(text);
  }
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(shownHomes(page)).toHaveCount(20);
  forgive(problems, /404/);
});

test('the comparison marks what differs, and says what is let and what is not stated', async ({
  page,
}) => {
  const homes = await sampleList(3);
  await page.goto(paths.shortlist(idsOf(homes)));
  const table = page.getByRole('table', { name: comparison.title });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const rent = table.getByRole('row').filter({ hasText: comparison.rows.rent });
  await expect(rent.getByRole('rowheader')).toContainText(comparison.differs);
  await expect(table.getByRole('columnheader').nth(2)).toContainText('Occupied');
  const reference = table.getByRole('row').filter({ hasText: comparison.rows.reference });
  await expect(reference.getByRole('cell').first()).toHaveText(
    `Ref ${referenceOf(homes[0]?._id ?? '')}`,
  );
});

test('WhatsApp gets the names, the rents and the address, letter for letter', async ({ page }) => {
  const homes = await sampleList(2);
  await page.goto(paths.shortlist(idsOf(homes)));
  const address = new URL(paths.shortlist(idsOf(homes)), process.env.SITE_URL).href;
  const href = await page
    .getByRole('link', { name: new RegExp(`^${share.whatsapp}`) })
    .getAttribute('href');
  const sent = new URL(href ?? '');
  expect(sent.origin + sent.pathname).toBe('https://api.whatsapp.com/send');
  const lines = sent.searchParams.get('text')?.split('\n');
  expect(lines).toEqual([
    'Shortlist: 2 homes',
    expect.stringMatching(new RegExp(`^${homes[0]?.name ?? '?'} – ₹[\\d,]+ a month$`)),
    expect.stringMatching(new RegExp(`^${homes[1]?.name ?? '?'} – ₹[\\d,]+ a month$`)),
    address,
  ]);
  const chat = await page.getByRole('link', { name: site.chat }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(
    [
      `${company.whatsapp.greeting} These homes interest me:`,
      ...homes.map(({ _id, name }) => `${name} (Ref ${referenceOf(_id)})`),
      address,
    ].join('\n'),
  );
});

test('the link is copied, and where that is refused it stands there to be copied', async ({
  page,
  context,
}) => {
  const ids = idsOf(await sampleList(2));
  const address = new URL(paths.shortlist(ids), process.env.SITE_URL).href;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.shortlist(ids));
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.locator('main').getByRole('status').first()).toHaveText(share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: share.copy }).click();
  const field = page.getByRole('textbox', { name: share.address });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(address);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(address);
});

test('where nothing can be kept, the page of a list works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    });
  });
  const homes = await sampleList(2);
  await page.goto(paths.shortlist(idsOf(homes)));
  await expect(page.getByRole('button', { name: keepAll.button })).toBeHidden();
  await page.getByRole('link', { name: actions.remove(homes[0]?.name ?? '') }).click();
  await expect(page).toHaveURL(listAt(idsOf(homes).slice(1), homes[1]?._id));
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('one enquiry asks about the whole list', async ({ page }) => {
      const homes = await sampleList(3);
      const [first = ''] = idsOf(homes);
      const list = paths.shortlist(idsOf(homes));
      await page.goto(paths.shortlist([...idsOf(homes), 'gone-1']));
      const form = enquiryForm(page);
      const name = hasScript ? 'Family with script' : 'Family without script';
      await form.locator('[name=name]').fill(name);
      await form.locator('[name=email]').fill('family@example.com');
      if (hasScript) await sendEnquiry(page);
      else await form.getByRole('button').click();
      await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible();
      const back = page.getByRole('link', { name: enquiry.page.backToShortlist });
      if (!hasScript) await expect(back).toHaveAttribute('href', list);
      const [stored] = (await readEnquiries()).filter((one) => one.name === name);
      expect(stored).toMatchObject({ kind: 'enquiry', subject: 'About 3 homes of my shortlist' });
      expect(stored?.propertyName).toBe(
        `Shortlist: ${idsOf(homes)
          .map((id) => referenceOf(id))
          .join(', ')}`,
      );
      expect(stored?.message).toContain(`${homes[0]?.name ?? '?'} (Ref ${referenceOf(first)})`);
      expect(stored?.message).toContain(list);
      expect(stored?.delivery.state).not.toBe('quarantined');
    });
  });
}

test('every state of a list is accessible, and fits a phone', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seven = idsOf(await sampleList(7));
  const states: readonly (readonly string[])[] = [
    [],
    ['nobody'],
    seven.slice(0, 1),
    seven.slice(0, 2),
    seven.slice(0, 4),
    [...seven, 'gone-1', 'gone-2'],
  ];
  for (const ids of states) {
    await page.goto(paths.shortlist(ids));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const name = `a list of ${ids.length} at ${width} px`;
      await expectNoSidewaysScroll(page, name);
      await expectAccessible(page, name);
    }
  }
  forgive(problems, /404/);
});

test('on a phone the keyboard moves the comparison, and the names of its rows stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.shortlist(idsOf(await sampleList(4))));
  const frame = page.getByRole('region', { name: comparison.title });
  await frame.focus();
  const label = frame.getByText(comparison.rows.rent);
  const before = await label.boundingBox();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  // The title and what its sign means stay beside each other.
  const title = await frame.getByText(comparison.title).boundingBox();
  const legend = await frame.getByText(comparison.legend).boundingBox();
  expect(legend?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
});

test('on a phone two homes stand side by side, on a tablet four, below the name of each row', async ({
  page,
}) => {
  const homes = await sampleList(4);
  for (const [width, inSight] of [
    [320, 2],
    [360, 2],
    [768, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(paths.shortlist(idsOf(homes)));
    const frame = page.getByRole('region', { name: comparison.title });
    const right = await frame.evaluate((one) => one.getBoundingClientRect().right);
    const last = await frame.getByRole('columnheader').nth(inSight).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(right);
    // No name of a row lies over what a home says.
    const overlaps = await frame.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const label = row.querySelector('th > span');
        const text = document.createRange();
        text.selectNodeContents(row.querySelector('td') ?? row);
        return (label?.getBoundingClientRect().bottom ?? 0) - text.getBoundingClientRect().top;
      }),
    );
    expect(Math.max(...overlaps), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('on an upright sheet the names of the rows stand beside what the homes say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(paths.shortlist(idsOf(await sampleList(3))));
  const row = page.getByRole('table').getByRole('row').filter({ hasText: comparison.rows.rent });
  await page.emulateMedia({ media: 'print' });
  const label = await row.getByText(comparison.rows.rent).boundingBox();
  const value = await row.getByRole('cell').first().boundingBox();
  expect(label?.width).toBeGreaterThan(0);
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(value?.x ?? 0);
});

test('the homes after the first four print in rows of four', async ({ page }) => {
  await page.goto(paths.shortlist(idsOf(await sampleList(8))));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('four homes print on one landscape sheet', async ({ page }) => {
  await page.goto(paths.shortlist(idsOf(await sampleList(4))));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d/);
});

test('with the keyboard alone a home is kept, the list opened, one taken out, and its link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.properties);
  const press = async (name: RegExp, role: 'button' | 'link', key: string) => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(key);
  };
  const keep = page.getByRole('button', { name: new RegExp(`^${heartText.keep('.*')}$`) });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(keep.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(keep.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await press(new RegExp(`^${shortlistText.title} 2$`), 'link', 'Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const names = await shownHomes(page).allInnerTexts();
  await press(new RegExp(`^${actions.remove(names[0] ?? '')}$`), 'link', 'Enter');
  await expect(shownHomes(page)).toHaveText(names.slice(1));
  await press(new RegExp(`^${share.copy}$`), 'button', 'Enter');
  await expect(page.locator('main').getByRole('status').first()).toHaveText(share.copied);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links compare another home and take one out, on a phone where the page was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const names = (await sampleList(12)).map(({ name }) => name);
    await page.goto(paths.shortlist(idsOf(await sampleList(12))));
    await page.getByRole('link', { name: actions.compareName(names[5] ?? '') }).click();
    const before = [names[5] ?? '', ...names.slice(0, 5), ...names.slice(6)];
    await expect(shownHomes(page)).toHaveText(before);
    await page.getByRole('link', { name: actions.remove(before[8] ?? '') }).click();
    await expect(shownHomes(page)).toHaveText(before.filter((_name, place) => place !== 8));
    await expect(
      page.getByRole('link', { name: actions.remove(before[9] ?? '') }),
    ).toBeInViewport();
    await expect(page.getByRole('button', { name: share.copy })).toBeHidden();
  });
});
