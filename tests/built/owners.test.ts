import { expect, it } from 'vitest';
import { ownerAbroad } from '../../src/content/pages/owner-abroad';
import { owners } from '../../src/content/pages/owners';
import { paths } from '../../src/paths';
import { readPage, readText } from './setup/ask';

// The samples on paper, and the hours in a reader's clock, are in `e2e/owners.spec.ts` and `e2e/owner-enquiry.spec.ts`.

it.each([
  [paths.home, 'main'],
  [paths.services, 'main'],
  [paths.contact, 'footer'],
])('%s leads to owners', async (path, within) => {
  const page = await readPage(path);
  expect(page.querySelector(`${within} a[href="${paths.owners}"]`)).not.toBeNull();
});

it('owners leads to its pages, and has its hours without a script', async () => {
  const page = await readPage(paths.owners);
  expect(readText(page.querySelector('h1'))).toBe(owners.title);
  for (const path of [paths.sampleInspection, paths.sampleStatement, paths.ownerAbroad])
    expect(page.querySelectorAll(`main a[href="${path}"]`), path).toHaveLength(1);
  expect(readText(page.querySelector('#hours dd'))).toContain('10 am – 6 pm');
});

it('the checklist for owners abroad has its sources, the day of each, and whom to ask', async () => {
  const page = await readPage(paths.ownerAbroad);
  const entries = [...page.querySelectorAll('main li')];
  for (const { question, sources } of ownerAbroad.entries) {
    const entry = entries.find((one) =>
      [...one.querySelectorAll('h2, h3, h4')].some((heading) => readText(heading) === question),
    );
    expect(entry?.querySelectorAll('a'), question).toHaveLength(sources.length);
    expect(readText(entry?.querySelector('time')), question).toMatch(/^\d{1,2} \w+ 2026$/);
    expect(readText(entry), question).toContain('Ask your accountant');
  }
});
