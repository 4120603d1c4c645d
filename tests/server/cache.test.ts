import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notePurge, purgeHomes } from '../../src/server/bulk/purge-homes';
import { cachedAnswer, cachePage, purge, purgeLater, retryPurges } from '../../src/server/cache';
import { withinTime } from '../../src/server/store/deadline';
import { openStore } from '../../src/server/store/open';
import { abandonedAfter } from '../../src/server/store/pending';
import { useLocalStore } from '../support/local-store';
import { useCdn } from '../support/use-cdn';

useLocalStore();

const cdn = useCdn();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** Long enough after now that no write can be at work any more. */
const later = () => Date.now() + abandonedAfter + 1_000;
const kept = async () => (await openStore('purges').list()).length;

describe('row 30 (server side): purging', () => {
  it('sends all tags of a save in one call', async () => {
    expect(await purge(['properties', 'property-a'])).toBe(true);
    expect(cdn.purged).toEqual([['properties', 'property-a']]);
    expect(await kept()).toBe(0);
  });

  it.each([429, 500, 'hang'] as const)(
    'keeps the tags when the platform answers %s, and purges them later',
    async (fault) => {
      cdn.answer = fault;
      expect(await purge(['properties', 'property-a'])).toBe(false);
      expect(await purge(['properties', 'property-b'])).toBe(false);
      expect(await kept()).toBe(2);
      if (fault !== 'hang') {
        await expect(retryPurges([], later())).rejects.toThrow();
        expect(await kept()).toBe(2);
      }
      cdn.answer = 202;
      cdn.purged = [];
      expect(await retryPurges([], later())).toBe(2);
      expect(cdn.purged.map((tags) => [...tags].sort())).toEqual([
        ['properties', 'property-a', 'property-b'],
      ]);
      expect(await kept()).toBe(0);
      cdn.purged = [];
      expect(await retryPurges([], later())).toBe(0);
      expect(cdn.purged).toEqual([]);
    },
  );

  it('keeps the tags also when the save has used up all its time', async () => {
    cdn.answer = 'hang';
    expect(await withinTime(0, () => purge(['properties', 'property-a']))).toBe(false);
    expect(await kept()).toBe(1);
  });

  it('does nothing where there is no CDN', async () => {
    vi.stubEnv('NETLIFY_LOCAL', 'true');
    expect(await purge(['properties'])).toBe(true);
    expect(cdn.purged).toEqual([]);
  });
});

describe('at the end of an upload', () => {
  const tags = ['every-property', 'properties'];
  const purgedTags = () => cdn.purged.map((each) => [...each].sort());

  it('calls the pages of homes back although another job has taken its note', async () => {
    await notePurge();
    await retryPurges([], later());
    cdn.purged = [];
    await purgeHomes();
    expect(purgedTags()).toEqual([tags]);
    expect(await kept()).toBe(0);
  });

  it('leaves the notes of writes under way for a later run, which purges once more', async () => {
    await notePurge();
    expect(await retryPurges()).toBe(0);
    await purgeHomes();
    expect(await kept()).toBe(1);
    cdn.purged = [];
    expect(await retryPurges([], later())).toBe(1);
    expect(purgedTags()).toEqual([tags]);
    expect(await kept()).toBe(0);
  });

  it('takes the notes along in one call', async () => {
    await notePurge();
    await notePurge();
    await purgeLater(['blogs']);
    await purgeHomes();
    expect(purgedTags()).toEqual([['blogs', ...tags]]);
  });

  it('keeps a note of its own when the platform fails and another job has taken the first', async () => {
    cdn.answer = 500;
    await purgeHomes();
    expect(await kept()).toBe(1);
    cdn.answer = 202;
    cdn.purged = [];
    expect(await retryPurges([], later())).toBe(1);
    expect(purgedTags()).toEqual([tags]);
  });
});

describe('what the CDN may keep', () => {
  const page = (query?: string[]) => {
    const headers = new Headers();
    cachePage(headers, ['properties', 'property-a'], query);
    return Object.fromEntries(headers);
  };

  it('is kept a day by tag, and asked for again by browsers', () => {
    expect(page()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, max-age=86400',
      'netlify-cache-tag': 'properties,property-a',
    });
  });

  it('varies on the named parameters only', () => {
    expect(page()['netlify-vary']).toBe('query=none');
    expect(page(['text', 'minBed'])['netlify-vary']).toBe('query=text|minBed');
  });

  it('is another copy for whoever has a session', () => {
    expect(cachedAnswer(['blogs'])['netlify-vary']).toBe('query=none,cookie=__Host-sid');
  });
});
