import { confirmation } from '../../src/content/confirmation';
import { paths } from '../../src/paths';
import { listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

test('the day of a confirmation stands in one line of its badge, however wide the card', async ({
  page,
}) => {
  const confirmed = page.getByText(confirmation.short('')).filter({
    visible: true,
  });
  const [first] = (await listProperties()).filter(({ confirmedAt }) => confirmedAt !== '');
  const addresses = [paths.properties, paths.home, paths.property(first?._id ?? '')];
  for (const width of [320, 360, 768, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(confirmed.first()).toBeVisible();
      const heights = await page
        .locator('main article > div > p > span')
        .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().height));
      expect(heights).not.toEqual([]);
      expect(Math.max(...heights), `${address} at ${width} px`).toBeLessThan(32);
    }
  }
});
