import { expect, it } from 'vitest';
import { owners } from '../../src/content/pages/owners';
import { paths } from '../../src/paths';
import { savedFacts } from '../support/site/company';
import { readPage, readText } from './setup/ask';

const { name, phone, people, questions } = savedFacts;

it('what the company saved before the build is in the header, the title and the footer of each page', async () => {
  for (const path of [paths.home, paths.contact, paths.property('gone')]) {
    const page = await readPage(path);
    expect(page.title, path).toContain(name);
    expect(readText(page.querySelector('header .wordmark')), path).toBe(name);
    const call = page.querySelector('header .direct a[href^="tel:"]');
    expect([call?.getAttribute('href'), readText(call)], path).toEqual([
      `tel:${phone.replaceAll(' ', '')}`,
      phone,
    ]);
  }
});

it('its hours and answers are on the page for owners, its people on that of the team', async () => {
  const page = await readPage(paths.owners);
  expect(readText(page.querySelector('main'))).toContain('11 am – 12.30 pm');
  const section = [...page.querySelectorAll('main section')].find((one) =>
    readText(one).startsWith(owners.questions.title),
  );
  expect([...(section?.querySelectorAll('li') ?? [])].map(readText)).toEqual(
    questions.map(({ question, answer }) => `${question} ${answer}`),
  );
  const team = await readPage(paths.team);
  for (const { name: shown, phone: called } of people) {
    const item = [...team.querySelectorAll('main li')].find((one) => readText(one).includes(shown));
    const address = `tel:${called.replaceAll(' ', '')}`;
    expect(item?.querySelector('a')?.getAttribute('href')).toBe(address);
  }
});
