import { company } from '../../../src/content/company';
import { setup } from '../../../src/content/setup';
import { findPlaceholders } from '../../../src/domain/before-going-live';
import { paths } from '../../../src/paths';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

test('the operator reads in one place what is set up', async ({ page }) => {
  await enterAdmin(page);
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  await page.request.post('/.netlify/functions/scheduled-sweep', { headers });
  await openReady(page, paths.admin.home);
  await page.getByRole('link', { name: setup.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setup.title);
  const rowOf = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  await expect(rowOf(setup.email.title)).toContainText(setup.isSet);
  await expect(rowOf(setup.alert.title)).toContainText('ALERT_WEBHOOK_URL');
  await expect(rowOf(setup.schedules.title)).toContainText(setup.schedules.onTime);
  const facts = page.getByRole('region', { name: /^Facts of the company/ });
  await expect(facts.getByRole('listitem')).toHaveCount(findPlaceholders(company).length);
  await expect(facts.getByText('[Company Name]')).toBeVisible();
});
