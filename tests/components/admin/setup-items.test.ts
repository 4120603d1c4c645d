import { describe, expect, it } from 'vitest';
import { setupItems, type SetupSettings } from '../../../src/components/admin/setup-items';
import { setup } from '../../../src/content/setup';

const now = new Date('2026-11-22T12:00:00.000Z');
const run = (at: string, ...failed: string[]) => ({ at, failed });
const lastRuns = {
  sweep: run('2026-11-22T11:55:10.000Z'),
  nightly: run('2026-11-21T20:40:09.000Z'),
};

const whole: SetupSettings = {
  username: 'meena',
  emailTo: ['office@homes.in', 'second@homes.in'],
  hasAlert: true,
  hasHostedPictures: true,
  address: 'https://www.homes.in',
  lastRuns,
};

const notSet = (changed: Partial<SetupSettings>) =>
  setupItems({ ...whole, ...changed }, now).filter(({ isSet }) => !isSet);

describe('what is set up', () => {
  it('is everything, with whom and where', () => {
    const items = setupItems(whole, now);
    expect(items.every(({ isSet }) => isSet)).toBe(true);
    expect(new Set(items.map(({ badge }) => badge))).toEqual(new Set(['Set up', 'As planned']));
    expect(items.flatMap(({ variables }) => variables)).toEqual([]);
    const text = items.map((item) => item.text).join(' ');
    for (const word of ['meena', 'office@homes.in, second@homes.in', 'https://www.homes.in'])
      expect(text).toContain(word);
  });

  it('is not the email without a key, a sender and an address', () => {
    expect(notSet({ emailTo: [] })).toEqual([
      {
        title: setup.email.title,
        isSet: false,
        badge: setup.isNotSet,
        text: setup.email.notSet,
        variables: ['RESEND_API_KEY', 'MAIL_FROM', 'MAIL_TO'],
      },
    ]);
  });

  it('is not the second channel without its address', () => {
    expect(notSet({ hasAlert: false }).map(({ title }) => title)).toEqual([setup.alert.title]);
  });

  it.each(['http://localhost:8888', 'https://homes-42.netlify.app', 'nothing'])(
    'is not the address %s',
    (address) => {
      expect(notSet({ address }).map(({ title }) => title)).toEqual([setup.address.title]);
    },
  );

  it('is not the regular work once it is late, and says what and since when', () => {
    const sweep = run('2026-11-22T09:00:00.000Z');
    const nightly = run('2026-11-21T20:40:09.000Z', 'backup');
    const [late, ...others] = notSet({ lastRuns: { sweep, nightly } });
    expect(others).toEqual([]);
    expect(late).toMatchObject({ title: setup.schedules.title, badge: 'Not as planned' });
    expect(late?.text).toContain('renewing pages (last on 22-11-2026, 14:30); the backup, and');
    expect(late?.text).toContain(', failed: the backup)');
    const never = notSet({ lastRuns: { sweep: null, nightly: null } });
    expect(never.map(({ text }) => text).join()).toContain('(never done)');
  });

  it('is not known of the regular work when the store was away', () => {
    const unknown = setupItems({ ...whole, lastRuns: null }, now).at(-1);
    expect(unknown).toMatchObject({ isSet: null, text: setup.schedules.missing, variables: [] });
  });

  it('are the pictures on either host', () => {
    expect(notSet({ hasHostedPictures: false })).toEqual([]);
  });
});

describe('a placeholder is named in words', () => {
  it.each([
    ['name', '', 'Company: name'],
    ['agent.phone', '', 'Property agent: telephone'],
    ['offices.1.phones.0', 'Madurai', 'Madurai office: telephone'],
    ['socials.youtube', '', 'Link: YouTube'],
    ['somethingNew', '', 'Company: somethingNew'],
  ])('%s', (path, city, label) => {
    expect(setup.placeholders.label(path, city)).toBe(label);
  });
});
