import type { Page } from '@playwright/test';
import { ownersLine } from '../../src/content/pages/home';
import { owners } from '../../src/content/pages/owners';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { ownerForm } from '../../src/content/enquiries/owner';
import { askedText, visitFault, visitForm } from '../../src/content/enquiries/visit';
import { messages } from '../../src/content/messages';
import { readClocks } from '../../src/domain/clock';
import { findInstant } from '../../src/domain/date';
import { paths } from '../../src/paths';
import { closedDay, openTime } from '../support/visiting-hours';
import { enquiryForm, openForm, sendEnquiry, sentPanel } from './setup/enquiry';
import { readEnquiries } from './setup/enquiries';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const ask = `${paths.owners}#ask`;
const { labels, services } = ownerForm;
const shower = 'My brother Murugan, 98410 22334';
const shown = { contactDialled: ['+91 98410 22334'] };
const chosen = openTime(new Date(), 1);
const at = findInstant(chosen.visitDay, chosen.visitTime) ?? '';
const field = (page: Page, label: string) => enquiryForm(page).getByLabel(label, { exact: true });

const kind = (page: Page, name: 'No, just reply to me' | 'A visit' | 'A call back') =>
  enquiryForm(page).getByRole('radio', { name });

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('the hours are in the reader’s clock too; the links to a visit and a call back open the form at what they promise; an owner says all that we ask, also after a look at another page', async ({
    page,
  }) => {
    const place = 'Tambaram, from Dubai';
    await page.goto(paths.home);
    await page.getByRole('link', { name: ownersLine.visit }).click();
    await expect(page.getByRole('heading', { name: owners.ask.title })).toBeInViewport();
    await expect(kind(page, 'A visit')).toBeChecked();
    await expect(field(page, visitForm.labels.visitDay)).toBeInViewport();
    const hours = page.locator('#hours dd');
    await expect(hours.first()).toHaveText(/10 am – 6 pm\]? 8\.30 am to 4\.30 pm your time/);
    await expect(hours.nth(1)).toHaveText(/^\[?closed\]?\s*$/);

    const call = page.getByRole('link', { name: owners.call });
    await call.click();
    await expect(kind(page, 'A call back')).toBeChecked();
    // What is chosen afterwards stays, also after a reload.
    await kind(page, 'No, just reply to me').check();
    await page.reload();
    await expect(kind(page, 'No, just reply to me')).toBeChecked();
    await call.click();
    await expect(kind(page, 'A call back')).toBeChecked();
    await kind(page, 'No, just reply to me').check();
    await fillOwner(page, place);
    await field(page, 'Number').fill('+971 50 123 4567');

    // What was chosen is there after a look at another page.
    await page.goto('about:blank');
    await openForm(page, ask);
    await expect(field(page, labels.home)).toHaveValue('plot');
    await expect(field(page, services.watch)).toBeChecked();
    await expect(field(page, services.sell)).toBeChecked();
    await expect(field(page, services.let)).not.toBeChecked();
    await sendEnquiry(page);
    for (const text of ['Plot', place, `${services.sell}, ${services.watch}`, 'Dubai', shower])
      await expect(sentPanel(page)).toContainText(text);
    expect(await stored(place)).toMatchObject([
      {
        kind: 'owner',
        ...shown,
        owner: {
          home: 'plot',
          size: '2400',
          services: ['sell', 'watch'],
          residence: 'Dubai',
          contact: shower,
        },
      },
    ]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a visit leads to the question; a closed day is told; then all is sent', async ({
    page,
    problems,
  }) => {
    const place = 'Velachery, without script';
    await page.goto(paths.ownerAsk('visit'));
    await expect(kind(page, 'A visit')).toBeInViewport();
    await expect(page.getByText(ownerForm.visit)).toBeInViewport();
    const day = field(page, visitForm.labels.visitDay);
    const time = field(page, visitForm.labels.visitTime);
    await expect(day).toBeHidden();
    await fillOwner(page, place);
    await field(page, 'Email').fill('owner@example.com');
    await enquiryForm(page).getByRole('radio', { name: 'A call back' }).check();
    await day.fill(closedDay(new Date()));
    await time.selectOption(chosen.visitTime);
    await expect(time).toHaveAccessibleDescription(/Indian time \(IST\)/);
    await enquiryForm(page).getByRole('button').click();
    const text = visitFault({ field: 'visitDay', code: 'closed' });
    await page.getByRole('alert').getByRole('link', { name: text }).click();
    await expect(day).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)));
    await expect(enquiryForm(page).getByRole('radio', { name: 'A call back' })).toBeChecked();
    await expect(time).toHaveValue(chosen.visitTime);
    await expect(field(page, labels.home)).toHaveValue('plot');
    await expect(field(page, labels.place)).toHaveValue(place);
    await expect(field(page, services.watch)).toBeChecked();
    await expect(field(page, services.let)).not.toBeChecked();
    await day.fill(chosen.visitDay);
    await enquiryForm(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.enquiry.sent);
    const main = page.getByRole('main');
    await expect(main).toContainText(askedText('call', readClocks(at, undefined)));
    await expect(main).toContainText(enquiryWords.receipt.visitNext);
    const owner = {
      home: 'plot',
      services: ['sell', 'watch'],
      residence: 'Dubai',
      contact: shower,
    };
    expect(await stored(place)).toMatchObject([
      { kind: 'owner', email: 'owner@example.com', visit: { at }, owner, ...shown },
    ]);
    const back = page.getByRole('link', { name: enquiryWords.page.backToOwners });
    await expect(back).toHaveAttribute('href', paths.owners);
    forgive(problems, /422/);
  });
});

/** Says what an owner is asked; the place tells one enquiry from another. */
async function fillOwner(page: Page, place: string): Promise<void> {
  await field(page, labels.home).selectOption('plot');
  await field(page, labels.place).fill(place);
  await field(page, labels.size).fill('2400');
  await field(page, services.watch).check();
  await field(page, services.sell).check();
  await field(page, labels.residence).fill('Dubai');
  await field(page, labels.contact).fill(shower);
}

async function stored(place: string) {
  return (await readEnquiries()).filter(({ owner }) => owner?.place === place);
}
