import { paths } from '../../src/paths';
import { firstBlog, firstProperty, firstShortlist } from './setup/content';
import { expect, test } from './setup/visitor';
import { weighPage } from './setup/weigh';

const kibibyte = 1_024;

/** The budgets of a page that a phone opens and does not touch, in KiB: all in all, and script. Five kinds have an island. */
const budgets: readonly [path: string | (() => Promise<string>), total: number, script: number][] =
  [
    [paths.home, 140, 8],
    [paths.properties, 240, 95],
    // The map may cost 15 KiB more.
    [`${paths.properties}?view=map`, 240, 110],
    [firstProperty, 240, 95],
    [paths.about, 100, 8],
    [paths.team, 100, 8],
    [paths.services, 100, 8],
    [paths.service(1), 100, 8],
    [paths.blogs, 100, 8],
    [firstBlog, 100, 8],
    [paths.contact, 240, 95],
    [paths.owners, 240, 95],
    [paths.ownerAbroad, 100, 8],
    [paths.sampleInspection, 100, 8],
    [paths.sampleStatement, 100, 8],
    [paths.privacy, 100, 8],
    [paths.rentEstimate, 100, 8],
    [firstShortlist, 240, 95],
  ];

// The screen of Lighthouse's mobile preset, the reference of the budgets.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  realPictures: true,
});

for (const [path, total, script] of budgets) {
  const name = typeof path === 'string' ? path : path.name;
  test(`${name} stays within ${total} KiB, ${script} KiB of them script`, async ({ page }) => {
    const weight = await weighPage(page, typeof path === 'string' ? path : await path());
    expect(weight.script).toBeLessThanOrEqual(script * kibibyte);
    expect(weight.total).toBeLessThanOrEqual(total * kibibyte);
  });
}
