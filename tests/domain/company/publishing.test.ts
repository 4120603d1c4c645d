import { describe, expect, it } from 'vitest';
import {
  addBuild,
  findPublishing,
  type PublishingFacts,
} from '../../../src/domain/company/publishing';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const now = new Date(at('12:00'));
const facts: PublishingFacts = {
  savedAt: at('11:50'),
  isOnSite: false,
  builtAt: at('09:00'),
  builds: { asked: [] },
};

it.each<[string, Partial<PublishingFacts>, state: string, since: string, next?: string]>([
  ['nothing is saved', { savedAt: null }, 'none', ''],
  ['the site has what is saved', { isOnSite: true }, 'live', at('09:00')],
  ['there is no hook', { builds: null }, 'press', at('11:50')],
  ['no build was asked for', {}, 'saved', at('11:50')],
  ['a build was asked for', { builds: { asked: [at('11:55')] } }, 'running', at('11:55')],
  ['it has not come in 15 minutes', { builds: { asked: [at('11:45')] } }, 'failed', at('11:45')],
  [
    'the host’s answer was unclear',
    { builds: { asked: [at('11:55')], unclear: at('11:55') } },
    'unclear',
    at('11:55'),
  ],
  [
    'it was, and the build has not come',
    { builds: { asked: [at('11:45')], unclear: at('11:45') } },
    'failed',
    at('11:45'),
  ],
  [
    'it was for a build before',
    { builds: { asked: [at('11:40'), at('11:55')], unclear: at('11:40') } },
    'running',
    at('11:55'),
  ],
  [
    'a save came while it ran',
    { builds: { asked: [at('11:30')] }, builtAt: at('11:31') },
    'saved',
    at('11:50'),
  ],
  [
    'a save came a moment after it',
    { builds: { asked: [at('11:53')] }, builtAt: at('11:54') },
    'saved',
    at('11:50'),
    at('12:03'),
  ],
])('%s', (_, given, state, since, nextAt) => {
  const found = findPublishing({ ...facts, ...given }, now);
  expect(found).toEqual({ state, at: since, nextAt: nextAt ?? null });
});

describe('a build is added', () => {
  it('ten minutes after the last one, not before', () => {
    expect(addBuild([at('11:51')], now)).toBeNull();
    expect(addBuild([at('11:50')], now)).toEqual([at('11:50'), at('12:00')]);
  });

  it('ten times in 24 hours, and older ones are forgotten', () => {
    const hours = ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'];
    const ten = hours.map((hour) => at(`${hour}:30`));
    expect(addBuild(ten, now)).toBeNull();
    expect(
      findPublishing({ ...facts, builtAt: at('09:31'), builds: { asked: ten } }, now).nextAt,
    ).toBe('2026-11-29T00:30:00.000Z');
    expect(addBuild(ten, new Date('2026-11-29T00:30:00.000Z'))).toEqual([
      ...ten.slice(1),
      '2026-11-29T00:30:00.000Z',
    ]);
  });
});
