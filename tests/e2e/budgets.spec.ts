import { firstBlog, firstProperty, firstShortlist } from './setup/content';
import { expect, test } from './setup/visitor';
import { weighPage } from './setup/weigh';

const kibibyte = 1_024;

/** The budgets of a first load on a phone, in KiB: all in all, and script. */
const budgets: readonly [name: string, path: () => Promise<string>, total: number][] = [
  ['home', () => Promise.resolve('/'), 140],
  ['listings', () => Promise.resolve('/properties'), 120],
  ['one home', firstProperty, 90],
  ['about', () => Promise.resolve('/about'), 100],
  ['team', () => Promise.resolve('/team'), 100],
  ['services', () => Promise.resolve('/services'), 100],
  ['one service', () => Promise.resolve('/services/1'), 100],
  ['blogs', () => Promise.resolve('/blogs'), 100],
  ['one blog post', firstBlog, 100],
  ['contact', () => Promise.resolve('/contact'), 100],
  ['privacy', () => Promise.resolve('/privacy'), 100],
  ['shortlist', firstShortlist, 100],
];
const scriptBudget = 8;

// The screen of Lighthouse's mobile preset, the reference of the budgets.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  realPictures: true,
});

for (const [name, path, total] of budgets) {
  test(`${name} stays within ${total} KiB, ${scriptBudget} KiB of them script`, async ({
    page,
  }) => {
    const weight = await weighPage(page, await path());
    const kib = Object.fromEntries(
      Object.entries(weight).map(([kind, bytes]) => [kind, Math.round(bytes / 102.4) / 10]),
    );
    test.info().annotations.push({ type: 'KiB', description: JSON.stringify(kib) });
    console.log(`${name}: ${JSON.stringify(kib)} KiB`);
    expect(weight.script).toBeLessThanOrEqual(scriptBudget * kibibyte);
    expect(weight.total).toBeLessThanOrEqual(total * kibibyte);
  });
}
