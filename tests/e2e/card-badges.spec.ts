import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test('a card’s badges are one low line beside its heart', async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [paths.properties, paths.home]) {
      await page.goto(address);
      const pictures = page
        .locator('main article > div')
        .filter({ hasText: /^Available, checked \d/, visible: true });
      await expect(pictures.first()).toBeVisible();
      const cards = await pictures.evaluateAll((found) =>
        found.map((picture) => {
          const boxOf = (part: Element) => part.getBoundingClientRect();
          const badges = [...picture.querySelectorAll('p > span')].map(boxOf);
          const heart = picture.parentElement?.querySelector('.heart');
          return {
            rows: new Set(badges.map(({ top }) => top)).size,
            height: Math.max(...badges.map(({ height }) => height)),
            gap: (heart ? boxOf(heart).left : 0) - Math.max(...badges.map(({ right }) => right)),
          };
        }),
      );
      for (const { rows, height, gap } of cards) {
        const where = `${address} at ${width} px`;
        expect(rows, where).toBe(1);
        expect(height, where).toBeLessThan(32);
        expect(gap, where).toBeGreaterThan(0);
      }
    }
  }
});
