import { firstBlog, firstProperty, firstShortlist } from './setup/content';
import { expect, test } from './setup/visitor';
import { weighPage } from './setup/weigh';

const kibibyte = 1_024;

/** The budgets of a page that a phone opens and does not touch, in KiB: all in all, and script. Five kinds have an island. */
const budgets: readonly [
  name: string,
  path: () => Promise<string>,
  total: number,
  script: number,
][] = [
  ['home', () => Promise.resolve('/'), 140, 8],
  ['listings', () => Promise.resolve('/properties'), 240, 95],
  ['the map', () => Promise.resolve('/properties?view=map'), 240, 95],
  ['one home', firstProperty, 240, 95],
  ['about', () => Promise.resolve('/about'), 100, 8],
  ['team', () => Promise.resolve('/team'), 100, 8],
  ['services', () => Promise.resolve('/services'), 100, 8],
  ['one service', () => Promise.resolve('/services/1'), 100, 8],
  ['blogs', () => Promise.resolve('/blogs'), 100, 8],
  ['one blog post', firstBlog, 100, 8],
  ['contact', () => Promise.resolve('/contact'), 240, 95],
  ['owners', () => Promise.resolve('/owners'), 240, 95],
  ['owners abroad', () => Promise.resolve('/owners/abroad'), 100, 8],
  ['sample report', () => Promise.resolve('/owners/sample-inspection'), 100, 8],
  ['sample statement', () => Promise.resolve('/owners/sample-statement'), 100, 8],
  ['privacy', () => Promise.resolve('/privacy'), 100, 8],
  ['rent estimate', () => Promise.resolve('/owners/rent'), 100, 8],
  ['shortlist', firstShortlist, 240, 95],
];

// The screen of Lighthouse's mobile preset, the reference of the budgets.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  realPictures: true,
});

for (const [name, path, total, script] of budgets) {
  test(`${name} stays within ${total} KiB, ${script} KiB of them script`, async ({ page }) => {
    const weight = await weighPage(page, await path());
    const kib = Object.fromEntries(
      Object.entries(weight).map(([kind, bytes]) => [kind, Math.round(bytes / 102.4) / 10]),
    );
    console.log(`${name}: ${JSON.stringify(kib)} KiB`);
    expect(weight.script).toBeLessThanOrEqual(script * kibibyte);
    expect(weight.total).toBeLessThanOrEqual(total * kibibyte);
  });
}
