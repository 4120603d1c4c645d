import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test('a card’s badge is one line beside its heart', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [paths.properties, paths.home]) {
      await page.goto(address);
      const badges = page
        .locator('main article > div > p')
        .filter({ hasText: /^Available, checked \d/, visible: true });
      await expect(badges.first()).toBeVisible();
      const cards = await badges.evaluateAll((found) =>
        found.map((badge) => {
          const { height, right } = badge.getBoundingClientRect();
          const heart = badge.closest('article')?.querySelector('.heart');
          return { height, gap: (heart?.getBoundingClientRect().left ?? 0) - right };
        }),
      );
      for (const { height, gap } of cards) {
        const where = `${address} at ${width} px`;
        expect(height, where).toBeLessThan(32);
        expect(gap, where).toBeGreaterThan(0);
      }
    }
  }
});
