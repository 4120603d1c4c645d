import { describe, expect, it } from 'vitest';
import { setupItems, type SetupSettings } from '../../../src/components/admin/setup-items';
import { setup } from '../../../src/content/admin/setup';

const run = (at: string, ...failed: string[]) => ({ at, failed });

const whole: SetupSettings = {
  username: 'meena',
  emailTo: ['office@homes.in', 'second@homes.in'],
  hasAlert: true,
  hasHostedPictures: true,
  address: 'https://www.homes.in',
  lastRuns: { sweep: run('2026-11-22T11:55:10.000Z'), nightly: run('2026-11-21T20:40:09.000Z') },
};

const itemsOf = (changed: Partial<SetupSettings>) =>
  setupItems({ ...whole, ...changed }, new Date('2026-11-22T12:00:00.000Z'));
const notSet = (changed: Partial<SetupSettings>) => itemsOf(changed).filter(({ isSet }) => !isSet);

describe('what is set up', () => {
  it('is everything, with whom and where', () => {
    expect(notSet({})).toEqual([]);
    const text = itemsOf({})
      .map((item) => item.text)
      .join(' ');
    for (const word of ['meena', 'office@homes.in, second@homes.in', 'https://www.homes.in'])
      expect(text).toContain(word);
  });

  it.each([
    ['the email', { emailTo: [] }, setup.email.title],
    ['the second channel', { hasAlert: false }, setup.alert.title],
    ['a local address', { address: 'http://localhost:8888' }, setup.address.title],
    ['the host’s address', { address: 'https://homes-42.netlify.app' }, setup.address.title],
    ['an address that is none', { address: 'nothing' }, setup.address.title],
  ])('is not: %s', (_, changed, title) => {
    expect(notSet(changed)).toMatchObject([{ title, badge: setup.isNotSet }]);
  });

  it('is not the regular work once it is late, and says what and since when', () => {
    const sweep = run('2026-11-22T09:00:00.000Z');
    const nightly = run('2026-11-21T20:40:09.000Z', 'backup');
    const [late, ...others] = notSet({ lastRuns: { sweep, nightly } });
    expect(others).toEqual([]);
    expect(late).toMatchObject({ title: setup.schedules.title, badge: 'Not as planned' });
    expect(late?.text).toContain('renewing pages (last on 22-11-2026, 14:30); the backup, and');
    expect(late?.text).toContain(', failed: the backup)');
    const [never] = notSet({ lastRuns: { sweep: null, nightly: null } });
    expect(never?.text).toContain('(never done)');
  });

  it('is not known of the regular work when the store was away', () => {
    const unknown = { isSet: null, text: setup.schedules.missing };
    expect(itemsOf({ lastRuns: null }).at(-1)).toMatchObject(unknown);
  });
});
