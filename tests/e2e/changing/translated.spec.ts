import { listings } from '../../../src/content/properties/listings';
import { formatRupees } from '../../../src/domain/property/format';
import { countShown, pageSize } from '../../../src/domain/paging';
import { paths } from '../../../src/paths';
import { listProperties } from '../../support/site/content';
import { addFurtherPage } from '../setup/further-page';
import { describeTranslated, openWaiting, translate } from '../setup/translate';
import { expect, test } from '../setup/visitor';

describeTranslated((moment) => {
  test('can be filtered, filtered further, and shows more', async ({ page, admin }) => {
    await addFurtherPage(admin);
    const letGo = await openWaiting(page, paths.properties);
    if (moment.startsWith('after')) await letGo();
    await translate(page);
    if (moment.startsWith('before')) await letGo();
    const all = await listProperties();
    const cards = page.locator('main article');
    const chips = page.getByRole('list', { name: listings.active.label }).getByRole('link');

    const lift = page.getByRole('checkbox', { name: listings.filters.flags.lift });
    await lift.check();
    await expect(cards).toHaveCount(all.filter((property) => property.lift).length);
    await lift.uncheck();
    await expect(cards).toHaveCount(pageSize);
    await expect(page.locator('main h2').first()).toHaveText(
      listings.count(all.length, all.length),
    );

    await page.locator('summary', { hasText: listings.filters.ranges.price }).click();
    for (const rupees of [20_000, 40_000]) {
      await page.locator('#maxPrice').fill(String(rupees));
      await expect(chips).toContainText(formatRupees(rupees));
    }
    await chips.click();
    await expect(cards).toHaveCount(pageSize);

    await page.locator('main nav a[rel=next]').click();
    await expect(cards).toHaveCount(countShown(all.length, 2, pageSize));

    // A place that the search knows, without a home.
    await page.getByRole('searchbox').fill('Guindy');
    await expect(page.getByText(listings.empty.title)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Remove “/ })
      .click();
    await expect(cards).toHaveCount(pageSize);
  });
});
