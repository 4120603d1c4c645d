import { referenceOf } from '../../src/domain/reference';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

test('the chat button opens a chat with number and greeting in a new tab, at the bottom right', async ({
  page,
}) => {
  await page.goto(paths.team);
  const chat = page.locator('a.chat');
  const link = new URL((await chat.getAttribute('href')) ?? '');
  expect(link.searchParams.get('phone')).toMatch(/^\d{11,15}$/);
  expect(link.searchParams.get('text')).toMatch(/^Hello,.*property team/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveCSS('position', 'fixed');
  for (const [width, height] of [
    [1440, 900],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 1_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const box = await chat.boundingBox();
      expect(box && width - box.x - box.width, `${width} px`).toBeLessThanOrEqual(40);
      expect(box && height - box.y - box.height, `${width} px`).toBeLessThanOrEqual(40);
    }
  }
});

test('a property page offers a phone call, and a chat that names the property', async ({
  page,
}) => {
  const path = await firstProperty();
  await page.goto(path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const ways = page.locator('.enquiry .ways');
  await expect(ways.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d{11,}$/);
  const chat = ways.getByRole('link', { name: 'Whatsapp' });
  await expect(chat).toHaveAttribute('target', '_blank');
  const link = new URL((await chat.getAttribute('href')) ?? '');
  expect(link.searchParams.get('phone')).toMatch(/^\d{11,15}$/);
  expect(link.searchParams.get('text')).toMatch(/^Hello/);
  const reference = referenceOf(path.split('/').at(-1) ?? '');
  expect(link.searchParams.get('text')).toContain(`${name} (Ref ${reference})`);
  expect(link.searchParams.get('text')).toContain(path);
});
