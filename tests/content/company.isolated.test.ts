import { beforeEach, expect, it, vi } from 'vitest';
import type { CompanyValues } from '../../src/domain/company/schema';

/** The facts of a site that was built with these values. */
async function builtWith(values: Partial<CompanyValues>) {
  vi.doMock('../../src/content/company-facts.json', () => ({
    default: { at: '2026-11-26T10:00:00.000Z', values },
  }));
  return (await import('../../src/content/company')).company;
}

beforeEach(() => vi.resetModules());

const office = { city: 'Chennai', phones: '', email: '', address: '', map: '' };

it('what is missing is a placeholder that people see, what is saved stands in its place', async () => {
  const { name, agent, visits } = await builtWith({ name: 'Marina', monday: 'closed', sunday: '' });
  expect([name, agent.name]).toEqual(['Marina', '[Agent Name]']);
  expect([visits.week.Monday, visits.week.Sunday]).toEqual(['closed', '[10:00–13:00]']);
});

it('an office with nothing but a city is not shown; with none left there are placeholders', async () => {
  const phones = '+91 44 2811 1234, +91 98400 12345';
  const { offices } = await builtWith({ offices: [office, { ...office, phones }] });
  expect(offices.map((one) => one.phones)).toEqual([phones.split(', ')]);
  vi.resetModules();
  expect((await builtWith({ offices: [office] })).offices[0].address).toContain('[Office address]');
});

it('a text that was emptied is empty, one that was never saved is the first', async () => {
  const { about, reasons } = await builtWith({ aboutText: '', reasons: [] });
  expect([about.text, reasons]).toEqual(['', []]);
  expect(about.figures).toHaveLength(3);
});

it('of people, references and questions, rows that say nothing are not shown', async () => {
  const person = { name: '', task: '', text: '', picture: '', phone: '' };
  const reference = { words: '', name: 'Meena', city: '', link: '' };
  const { team, owners } = await builtWith({
    people: [person, { ...person, task: 'Accounts' }],
    references: [reference, { ...reference, words: 'They write before I ask.' }],
    questions: [
      { question: 'Who keeps the keys?', answer: '' },
      { question: 'Who pays?', answer: 'You do.' },
    ],
  });
  expect(team.people).toMatchObject([{ task: 'Accounts' }]);
  expect(owners.references).toMatchObject([{ words: 'They write before I ask.' }]);
  expect(owners.questions).toMatchObject([{ question: 'Who pays?' }]);
});
