import { gzipSync } from 'node:zlib';
import { paths } from '../../src/paths';
import { blankInput } from '../support/property';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { serveBuiltPages } from './setup/built-site';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());

/** Addresses that the API rejects as pictures and maps: `tests/domain/picture/address.test.ts` and `map-links.test.ts` have more. */
const images = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://tracker.example/pixel.png',
  '//tracker.example/pixel.png',
  'https://tracker.example/"onerror="alert(1)',
  'https://vimeo.com/76979871',
];
const googleLocation = 'https://google.com.tracker.example/maps?output=embed';

/** Stores a document with a property of this record alone. */
function storeProperty(record: object): void {
  const now = '2026-01-05T08:00:00.000Z';
  const meta = { _id: 'stored', date: now, version: 'v', createdAt: now, updatedAt: now };
  const document = { records: [{ ...blankInput(), ...record, ...meta }], erased: [] };
  store.put('local-documents', 'properties', gzipSync(JSON.stringify(document)));
}

test('row 24: bad addresses in the store load nothing', async ({ page, problems }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== process.env.SITE_ADDRESS,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' });
    },
  );
  page.on('dialog', (dialog) => {
    foreign.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await serveBuiltPages(page);
  storeProperty({ name: 'A stored home', images, googleLocation });
  await page.goto(paths.property('stored'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stored home');
  await expect(page.locator('main a[data-lightbox]')).toHaveCount(0);
  const bad = ['*="tracker.example"', '^="javascript"', '^="data"'];
  for (const link of bad) await expect(page.locator(`main a[href${link}]`)).toHaveCount(0);
  await page.getByText('Show map').click();
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=12/);
  await expect(frame.contentFrame().getByText('Elsewhere')).toBeVisible();

  for (const [tag, address] of [
    ['img', 'http://tracker.example/pixel.png'],
    ['iframe', 'https://player.vimeo.com/video/76979871'],
    ['iframe', 'data:text/html,<script>alert(1)</script>'],
    ['video', 'https://tracker.example/film.mp4'],
  ] as const) {
    const directive = await page.evaluate(
      ([name, src]) =>
        new Promise<string>((resolve) => {
          const told = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener('securitypolicyviolation', told, { once: true });
          const element = document.createElement(name);
          element.setAttribute('src', src);
          document.body.append(element);
          setTimeout(() => resolve('nothing was blocked'), 20_000);
        }),
      [tag, address] as const,
    );
    expect(directive, `${tag} ${address}`).toMatch(/^(img|frame|media)-src$/);
  }
  expect(foreign.filter((address) => !address.startsWith('https://www.google.com/'))).toEqual([]);
  forgive(problems, /Content Security Policy|ERR_BLOCKED_BY_CSP|failed: csp/);
});
