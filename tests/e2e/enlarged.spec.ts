import { paths } from '../../src/paths';
import { expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from './setup/content';
import { companyPages } from './setup/pages';
import { expect, test } from './setup/visitor';

test('a phone that enlarges pages by half shows each of them without a scroll sideways', async ({
  page,
}) => {
  const ids = (await listProperties()).map(({ _id }) => _id);
  const homes = ids.map((id) => paths.property(id));
  await page.setViewportSize({ width: 240, height: 520 });
  for (const path of [
    ...companyPages,
    ...homes,
    paths.properties,
    paths.shortlist(ids.slice(0, 6)),
    paths.enquiry,
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
    // What is fixed or sticky is no part of the page's width.
    const bar = page.locator('.contact-bar a, header.header summary').filter({ visible: true });
    for (const box of await bar.evaluateAll((all) => all.map((it) => it.getBoundingClientRect())))
      expect(box.right, path).toBeLessThanOrEqual(240);
  }
});
