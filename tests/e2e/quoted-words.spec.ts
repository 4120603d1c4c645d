import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/paths';
import { firstArticle, firstHome } from './setup/content';
import { fillLead, sendLead } from './setup/enquiry';
import { forgive } from './setup/problems';
import { enterOffice, fillFields, openReady, save } from './setup/records';
import { expect, test } from './setup/visitor';

// The words are written out here as the specification has them, and not taken from `src/content`:
// this is the second copy that a slip in the first one is noticed by.
const serviceTitles = [
  'Property Management',
  'Rental Properties Management',
  'Guest House Management',
  'Property Buying or Selling',
  'Residental Plot Management',
  'Property Maintenance Assistance',
  'Renovation Services',
  'Kitchen Cleaning',
  'Tank Cleaning',
];
const included = [
  'Verified Tenants',
  'On Time Rent',
  'Periodic Home Maintenance',
  'Rent Agreement',
];
const navigation = [
  'Home',
  'About Us',
  'Team',
  'Services',
  'Rental Properties',
  'Blogs',
  'Contact us',
];
const categories = ['Apartment', 'Independent House/Villa', 'Gated Community Villa'];
const detailRows = [
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

/** Where (a CSS selector) each quoted string stands on a page. */
type Quotes = Record<string, readonly string[]>;

const pages: readonly [name: string, path: () => string | Promise<string>, quotes: Quotes][] = [
  [
    'home',
    () => paths.home,
    {
      'header .wide a': navigation,
      '.hero h1': ['PROPERTY SERVICES COMPANY'],
      '.hero h2': ['PROPERTY MANAGEMENT COMPANY'],
      '.hero [data-counter]': ['01 / 02'],
      h2: ['Featured Properties', 'Why Choose Us', 'Blogs, Articles & Tips'],
      'main p': ['Handpicked Properties by our team'],
      'footer h2': ['SMARTEST PROTECTION FOR PROPERTY'],
      'footer .banner a': ['Contact'],
      'footer nav a': ['About', 'Rental Property', 'Blogs', 'Contact'],
      'footer button': ['Subscribe'],
    },
  ],
  [
    'about',
    () => paths.about,
    {
      h1: ['About Us'],
      h2: ['Why Choose Us'],
      'main dt, main dd': [
        '50+',
        'Delighted Customers',
        '1+',
        'Years of Service',
        '10 Lakh rupees',
        'In Savings',
      ],
    },
  ],
  ['team', () => paths.team, { h1: ['Our Team'] }],
  ['services', () => paths.services, { h1: ['Services'], 'main h2, main h3': serviceTitles }],
  ...serviceTitles.map((title, index): (typeof pages)[number] => [
    `service ${index + 1}`,
    () => paths.service(index + 1),
    {
      h1: [title],
      'main a[href="/contact"]': ['Get A Free Quote'],
      h2: [
        'We Can Offer You Wide Range Of Services',
        'More Services from Us',
        'Included In Our Service',
      ],
      h3: [
        ...included,
        ...[0, 1, 3, 4].map((place) => serviceTitles[place] ?? ''),
        ...(index === 0 || index === 3 ? ['Residential Property Management'] : []),
      ],
    },
  ]),
  [
    'listings',
    () => paths.properties,
    {
      h1: ['Rental Properties'],
      '#category option': ['All', ...categories],
      '#parking option': ['All', 'None', '2 Wheeler', '4 Wheeler'],
    },
  ],
  [
    'one home',
    firstHome,
    {
      h2: ['property Details', 'Description About Property', 'Features', 'Property By'],
      dt: detailRows,
      'header .socials a': ['Facebook', 'Instagram', 'YouTube'].map(
        (name) => `${name} (opens in a new tab)`,
      ),
      'form label': ['Name', 'email', 'number', 'Subject', 'Long Message'],
      'form button': ['Send Message'],
      '.enquiry p': ['(or)'],
      '.enquiry .ways a': ['Call', 'Whatsapp (opens in a new tab)'],
    },
  ],
  ['blogs', () => paths.blogs, { h1: ['Blogs'] }],
  ['one article', firstArticle, { h2: ['Recently Posts'] }],
  [
    'contact',
    () => paths.contact,
    {
      h1: ['Contact Us'],
      h3: ['Chennai', 'Madurai', 'Dubai'],
      'form label': ['Name', 'Number', 'Subject', 'Email', 'Message'],
    },
  ],
  [
    'the error page',
    () => '/500',
    {
      h1: ['Unexpected Application Error!'],
      'main p': [
        'Status 500',
        'The page could not be made. It is our fault, not yours: try again in a minute, or call us.',
      ],
    },
  ],
];

/** The texts of all elements of a selector, as they are written and not as styles show them. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

async function expectQuotes(page: Page, quotes: Quotes): Promise<void> {
  for (const [selector, words] of Object.entries(quotes)) {
    const texts = await textsOf(page, selector);
    for (const word of words) expect(texts, selector).toContain(word);
  }
}

for (const [name, path, quotes] of pages) {
  test(`the specification's words stand on ${name}`, async ({ page, problems }) => {
    await page.goto(await path());
    await expectQuotes(page, quotes);
    if (name === 'the error page') forgive(problems, /500/);
  });
}

/** Pages of the office, with the words that their links and buttons begin with. */
const office: readonly [path: string, links: readonly string[], buttons: readonly string[]][] = [
  [paths.admin.home, ['Blogs', 'Properties'], ['Logout']],
  [paths.admin.properties, ['Add Property', 'Edit'], ['Delete', 'Logout']],
  [paths.admin.blogs, ['Add Blog', 'Edit'], ['Delete']],
  [paths.admin.bulk, [], ['Upload']],
];

test("the specification's words stand in the office", async ({ page }) => {
  await enterOffice(page);
  for (const [path, links, buttons] of office) {
    await openReady(page, path);
    // Behind the word a link says to screen readers which record it is about.
    const beginning = (word: string) => ({ name: new RegExp(`^${word}\\b`) });
    for (const word of links)
      await expect(page.locator('main').getByRole('link', beginning(word)).first()).toBeVisible();
    for (const word of buttons)
      await expect(page.getByRole('button', beginning(word)).first()).toBeVisible();
  }
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls');
});

test("sign-in has the specification's words, and says 'Invalid credentials'", async ({
  page,
  problems,
}) => {
  await page.route(`**${paths.api.signin}`, (route) => refuse(route, 401));
  await openReady(page, paths.signin);
  await expectQuotes(page, { 'main label': ['Username', 'Password'], 'main button': ['Sign In'] });
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  forgive(problems, /401/);
});

/** Answers a call as the server does when it fails. */
function refuse(route: Route, status: number): Promise<void> {
  const body = { title: 'Refused', status, detail: 'Refused', requestId: 'r' };
  return route.fulfill({ status, contentType: 'application/problem+json', json: body });
}

const required = {
  ...{ name: 'Never saved', floor: '1st', propertySize: '900', price: '20000' },
  ...{ address: '1 Beach Road, Chennai', bedrooms: '2', bathrooms: '1' },
};

test("oddity: 'this is error', 'This is updation error' and 'This error is in deletion' are said, never by window.alert", async ({
  page,
  problems,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.route(/\/api\/property\/(addproperty|update|delete)/, (route) => refuse(route, 503));
  await enterOffice(page);
  await openReady(page, paths.admin.addProperty);
  await fillFields(page, required);
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('this is error');
  await openReady(page, paths.admin.property((await firstHome()).split('/').at(-1) ?? ''));
  await fillFields(page, { facing: 'West' });
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('This is updation error');
  await openReady(page, paths.admin.properties);
  await page
    .getByRole('row')
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.toast p')).toHaveText('This error is in deletion');
  expect(alerts).toEqual([]);
  forgive(problems, /503/);
});

const forms = [
  { name: 'the contact form', path: () => paths.contact, failure: 'Error in email sending' },
  { name: 'the enquiry about a home', path: firstHome, failure: 'Error in Sending' },
];

for (const { name, path, failure } of forms) {
  test(`${name} says 'Email has been sent!' and is empty again`, async ({ page }) => {
    await page.goto(await path());
    await fillLead(page, `Quoted words, ${name}`);
    await sendLead(page);
    await expect(page.locator('.toast p')).toHaveText('Email has been sent!');
    await expect(page.locator('form[action="/enquiry"] [name=message]')).toHaveValue('');
  });

  test(`${name} says '${failure}' when it cannot be sent, and keeps the text`, async ({
    page,
    problems,
  }) => {
    await page.route(`**${paths.api.query}`, (route) => route.abort());
    await page.goto(await path());
    await fillLead(page, 'Never sent');
    await sendLead(page);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    await expect(page.locator('form[action="/enquiry"] [name=message]')).toHaveValue(
      'Please call me.',
    );
    forgive(problems, /ERR_FAILED/);
  });
}
