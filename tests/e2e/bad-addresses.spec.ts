import { gzipSync } from 'node:zlib';
import { paths } from '../../src/paths';
import { sampleProperty } from '../support/strict-properties';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { serveBuiltPages } from './setup/built-site';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());

/** These tests do not need pictures. */
const quickly = { waitUntil: 'domcontentloaded' } as const;

const root = () => process.env.SITE_ADDRESS ?? '';

/** Addresses that the API rejects as pictures. */
const pictures = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//.jpg',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://tracker.example/pixel.png',
  '//tracker.example/pixel.png',
  '\\\\tracker.example\\pixel.png',
  'ftp://tracker.example/pixel.png',
  'blob:https://tracker.example/1',
  'file:///etc/passwd',
  'https://user:word@tracker.example/pixel.png',
  'https://tracker.example/"onerror="alert(1)',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=short',
  'vbscript:msgbox(1)',
];
/** Addresses that the API rejects as maps. */
const maps = [
  'javascript:alert(1)//google.com/maps',
  'data:text/html,google.com/maps',
  'http://www.google.com/maps?q=1&output=embed',
  'https://google.com.tracker.example/maps?output=embed',
  'https://tracker.example/maps/embed?pb=1',
];

/** Stores a document with this property alone. */
function storeProperty(id: string, images: string[], googleLocation: string): void {
  const now = '2026-01-05T08:00:00.000Z';
  const meta = { _id: id, date: now, version: 'v', createdAt: now, updatedAt: now };
  const record = { ...sampleProperty({ name: 'A stored home' }), images, googleLocation, ...meta };
  const document = { records: [record], erased: [] };
  store.put('local-documents', 'properties', gzipSync(JSON.stringify(document)));
}

test('row 24: bad picture and map addresses in the store load nothing', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== root(),
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
  for (const [place, map] of maps.entries()) {
    storeProperty(`home-${place}`, pictures, map);
    await page.goto(paths.property(`home-${place}`), quickly);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stored home');
    await expect(page.locator('main a[data-lightbox]')).toHaveCount(0);
    await expect(page.locator('main a[href*="tracker.example"]')).toHaveCount(0);
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0);
    await page.getByText('Show map').click();
    const frame = page.locator('main iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=12/);
    await expect(frame.contentFrame().getByText('Elsewhere')).toBeVisible();
  }
  expect(foreign.filter((address) => !address.startsWith('https://www.google.com/'))).toEqual([]);
});

test('row 24: the policy blocks them wherever they might get into a page', async ({
  page,
  problems,
}) => {
  await serveBuiltPages(page);
  storeProperty('plain', [], '');
  await page.goto(paths.property('plain'));
  const attempts: [tag: string, address: string][] = [
    ['img', 'http://tracker.example/pixel.png'],
    ['iframe', 'https://player.vimeo.com/video/76979871'],
    ['iframe', 'https://tracker.example/maps/embed?pb=1'],
    ['iframe', 'data:text/html,<script>alert(1)</script>'],
    ['iframe', 'http://www.google.com/maps?q=1&output=embed'],
    ['video', 'http://tracker.example/film.mp4'],
    ['video', 'https://tracker.example/film.mp4'],
  ];
  for (const [tag, address] of attempts) {
    const directive = await page.evaluate(
      ([name, src]) =>
        new Promise<string>((resolve) => {
          const told = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener('securitypolicyviolation', told, { once: true });
          const element = document.createElement(name ?? '');
          element.setAttribute('src', src ?? '');
          document.body.append(element);
          setTimeout(() => resolve('nothing was blocked'), 5_000);
        }),
      [tag, address],
    );
    expect(directive, `${tag} ${address}`).toMatch(/^(img|frame|media)-src$/);
  }
  forgive(problems, /Content Security Policy|ERR_BLOCKED_BY_CSP|failed: csp/);
});
