import { expect, it } from 'vitest';
import { mailTrouble, regularWork, setupSteps } from '../../../src/components/admin/setup-steps';
import { firstTexts } from '../../../src/content/first-texts';
import { setup } from '../../../src/content/admin/setup';
import { companyFields } from '../../../src/domain/company/fields';
import { blankValues } from '../../../src/domain/field';
import type { SetupState } from '../../../src/server/pages/setup';

const at = '2026-11-22T11:00:00.000Z';
const saved = { _id: 'company', date: at, version: 'v1', createdAt: at, updatedAt: at };
const record = { ...blankValues(companyFields), ...saved };
const done: SetupState = {
  company: { record, missing: [], publishing: { isOnSite: true, text: 'Live.', canAsk: false } },
  emailTo: ['office@homes.in', 'second@homes.in'],
  mail: { kind: 'works' },
  address: 'https://www.homes.in',
  people: ['Meena', 'Ravi'],
  hasProperty: true,
  backup: { latest: '2026-11-22', isLate: false },
};
const undone = (changed: Partial<SetupState>) =>
  setupSteps({ ...done, ...changed }, 2026).filter(({ isDone }) => !isDone);

it('everything is done, and says with whom and where', () => {
  expect(undone({})).toEqual([]);
  const texts = setupSteps(done, 2026).map(({ text }) => text);
  expect(texts.join(' ')).toMatch(
    /www\.homes\.in.*office@homes\.in, second@homes\.in.*Meena, Ravi.*22-11-2026/,
  );
});

const { company } = done;
const waiting = { isOnSite: false, text: 'Saved, waiting.', canAsk: true };
it.each<[string, Partial<SetupState>, id: string, text: RegExp]>([
  [
    'facts are missing',
    { company: company && { ...company, missing: ['name', 'phone', 'email', 'offices'] } },
    'company',
    /^9 of 13 .*“\[Company Name\]”.* of: Name, Telephone, Email and 1 more\.$/,
  ],
  [
    'facts wait for the build',
    { company: company && { ...company, publishing: waiting } },
    'company',
    /^Saved, waiting\.$/,
  ],
  [
    'facts are missing, and the others wait for the build',
    { company: { record, missing: ['name'], publishing: waiting } },
    'company',
    /^12 of 13 .* of: Name\.$/,
  ],
  [
    'the figures are still examples',
    { company: company && { ...company, record: { ...record, figures: firstTexts.figures } } },
    'figures',
    /“50\+ Delighted Customers”, “1\+ Years of Service”, “10 Lakh rupees In Savings”/,
  ],
  ['email is not set up', { emailTo: [], mail: null }, 'email', /Nobody is emailed/],
  ['no email was tried', { mail: { kind: 'untested' } }, 'email', /no email has gone out yet/],
  [
    'emails fail',
    { mail: { kind: 'fails', since: at, problem: 'Wrong key.' } },
    'email',
    /not gone out since 22-11-2026, 16:30\. Wrong key\./,
  ],
  ['the address is local', { address: 'http://localhost:8888' }, 'address', /localhost/],
  ['the address is the host’s', { address: 'https://homes-42.netlify.app' }, 'address', /netlify/],
  ['nobody can sign in', { people: [] }, 'people', /Nobody/],
  ['there is no property', { hasProperty: false }, 'home', /No property/],
  ['no backup', { backup: { latest: null, isLate: false } }, 'backup', /no nightly backup/],
])('%s: one step is to do, and says what', (_, changed, id, text) => {
  const [step, ...others] = undone(changed);
  expect(others).toEqual([]);
  expect(step).toMatchObject({ id, isDone: false, text: expect.stringMatching(text) as string });
});

it('what could not be loaded is neither done nor to do', () => {
  const unknown = undone({
    company: null,
    mail: null,
    people: null,
    hasProperty: null,
    backup: null,
  });
  expect(unknown.map(({ isDone, text }) => [isDone, text])).toEqual(
    Array(6).fill([null, setup.missing]),
  );
});

it('emails that fail are said first to whoever signs in; emails that were not tried are not', () => {
  const fails = { kind: 'fails', since: at, problem: 'Wrong key.' } as const;
  expect(mailTrouble({ ...done, mail: fails })).toContain('Wrong key.');
  expect(mailTrouble({ ...done, mail: fails, emailTo: [] })).toBe('');
  expect(mailTrouble({ ...done, mail: { kind: 'untested' } })).toBe('');
});

const run = (at: string, ...failed: string[]) => ({ at, failed });
const workAt = (runs: Parameters<typeof regularWork>[0]) =>
  regularWork(runs, new Date('2026-11-22T12:00:00.000Z'));

it('regular work is late, and says what and since when', () => {
  const sweep = run('2026-11-22T11:55:10.000Z');
  const nightly = run('2026-11-21T20:40:09.000Z');
  expect(workAt({ sweep, nightly })).toMatchObject({ isLate: false });
  expect(workAt({ sweep, nightly }).text).toMatch(
    /last on 22-11-2026, 17:25\. Every night .* last on 22-11-2026, 02:10\.$/,
  );
  expect(workAt({ sweep, nightly: null }).text).toContain('for the first time tonight');
  const late = workAt({
    sweep: run('2026-11-22T09:00:00.000Z'),
    nightly: run('2026-11-21T20:40:09.000Z', 'backup'),
  });
  expect(late.isLate).toBe(true);
  expect(late.text).toContain('renewing pages, last done on 22-11-2026, 14:30. Failed on');
  expect(late.text).toContain(
    'Failed on 22-11-2026, 02:10: the backup. It is tried again tonight.',
  );
  expect(workAt({ sweep: null, nightly: null }).text).toContain(', never done yet.');
  expect(workAt(null)).toEqual({ isLate: false, text: setup.missing });
});
