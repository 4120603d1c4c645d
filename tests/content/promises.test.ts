import { describe, expect, it } from 'vitest';
import { about, team } from '../../src/content/about';
import { contact } from '../../src/content/contact';
import { enquiry } from '../../src/content/enquiry';
import { blogsWords, featuredWords, heroSlides, whyChooseUs } from '../../src/content/home';
import { privacy } from '../../src/content/privacy';
import { type Place, promises } from '../../src/content/promises';
import { includedCards, services, serviceWords } from '../../src/content/services';

/** All that each place says. */
const texts = new Map<string, string>(
  Object.entries({
    home: [heroSlides, featuredWords, whyChooseUs, blogsWords],
    about,
    team,
    contact,
    privacy: privacy.sections(730, 30, 'office@example.com'),
    enquiry: enquiry.receipt,
    services: [includedCards, serviceWords],
    ...Object.fromEntries(services.map((service) => [`service ${service.id}`, service])),
  } satisfies Record<Exclude<Place, `service ${number}`>, unknown>).map(([place, words]) => [
    place,
    JSON.stringify(words),
  ]),
);

const said = Object.entries(promises).flatMap(([name, promise]) =>
  Object.entries(promise.said).map(([place, words]) => ({ name, place, words })),
);

describe('a promise of the owner', () => {
  it.each(said)('$name stands on the page $place', ({ place, words }) => {
    expect(texts.get(place)).toContain(words);
  });

  it.each(said)('$name is listed with every page that says "$words"', ({ name, words }) => {
    const listed = said.filter((one) => one.name === name).map(({ place }) => place);
    const found = [...texts].filter(([, text]) => text.includes(words)).map(([place]) => place);
    expect(listed).toEqual(expect.arrayContaining(found));
  });

  it.each(['working day', 'at night', 'the fifth', 'same day', 'same evening', 'within the hour'])(
    'has the word "%s", wherever it stands',
    (words) => {
      const makers = [...texts].filter(([, text]) => text.includes(words)).map(([place]) => place);
      expect(makers).not.toEqual([]);
      for (const place of makers)
        expect(
          said.some((one) => one.place === place && one.words.includes(words)),
          place,
        ).toBe(true);
    },
  );
});
