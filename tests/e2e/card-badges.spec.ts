import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

test('a card’s badges are one line beside its heart, and the card is low', async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [paths.properties, paths.home]) {
      await page.goto(address);
      const pictures = page
        .locator('main article > div')
        .filter({ hasText: /^Confirmed \d/, visible: true });
      await expect(pictures.first()).toBeVisible();
      const cards = await pictures.evaluateAll((found) =>
        found.map((picture) => {
          const badges = [...picture.querySelectorAll('p > span')].map((one) =>
            one.getBoundingClientRect(),
          );
          return {
            rows: new Set(badges.map(({ top }) => top)).size,
            height: Math.max(...badges.map(({ height }) => height)),
            card:
              (picture.parentElement?.lastElementChild?.getBoundingClientRect().bottom ?? NaN) -
              (picture.parentElement?.getBoundingClientRect().top ?? NaN),
            share: (badges[0]?.width ?? 0) / picture.getBoundingClientRect().width,
            gap:
              (picture.parentElement?.querySelector('.heart')?.getBoundingClientRect().left ?? 0) -
              Math.max(...badges.map(({ right }) => right)),
          };
        }),
      );
      for (const { rows, height, card, share, gap } of cards) {
        const where = `${address} at ${width} px`;
        expect(rows, where).toBe(1);
        expect(height, where).toBeLessThan(32);
        expect(gap, where).toBeGreaterThan(0);
        if (width === 1440) expect(card, where).toBeLessThanOrEqual(430);
        if (width === 360) expect(share, where).toBeLessThanOrEqual(0.43);
      }
    }
  }
});
