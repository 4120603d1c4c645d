import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { othersTitle } from '../../src/content/properties/search-notes';
import { makeEntry } from '../../src/domain/property-summary';
import { storedProperty } from '../../src/domain/property/record';
import { defaultFilter, prepareProperties } from '../../src/domain/filter/filter';
import { makeListingResult } from '../../src/islands/listings/result';
import { makeMapResult } from '../../src/islands/map/MapListings';
import { PlaceMap } from '../../src/islands/map/PlaceMap';
import { searchIn } from '../../src/server/records/search';
import { blankRecord } from '../support/property';
import { sampleHomes, today } from './sample-homes';

/** Homes whose addresses begin with the number of their door, as most do. */
const doors = [
  ['Malligai flat', '24000', '2', '1, Kamarajar Street, Velachery, Chennai 600042'],
  ['Mullai flat', '26000', '2', '2, Bharathi Street, Adyar, Chennai 600020'],
  ['Thazhampoo house', '31000', '3', '5, Anna Street, Porur, Chennai 600116'],
  ['Roja flat', '18500', '1', '10, Gandhi Street, Tambaram, Chennai 600045'],
  ['Kanakambaram flat', '29500', '3', '15, Nehru Street, Guindy, Chennai 600032'],
  ['Sevvanthi flat', '22000', '2', '20, Tagore Street, Saidapet, Chennai 600015'],
].flatMap(([name, price, bedrooms, address], index) => {
  const fields = { name, price, bedrooms, address, bathrooms: '2', floor: '1', images: [] };
  return storedProperty({ ...blankRecord(), ...fields, _id: `door-${index}` }) ?? [];
});

const homes = [...sampleHomes, ...doors];
const prepared = prepareProperties(homes.map(makeEntry));
const parse = searchIn(prepared);

const list = (text: string) =>
  makeListingResult(
    prepared,
    { filter: { ...defaultFilter, text }, sort: 'newest', view: 'list', page: Infinity },
    today,
    parse(text),
  );

it('homes that have all of it come first, and those that fulfil its conditions follow with what they lack', () => {
  const { found, others, properties, lacking } = list('2bhk velachery with car parking and lift');
  expect(others).toBeGreaterThan(0);
  expect(properties).toHaveLength(found + others);
  expect(properties.every(({ name, address }) => `${name} ${address}`.includes('Velachery'))).toBe(
    true,
  );
  expect(lacking.slice(0, found).every((text) => text === '')).toBe(true);
  expect(lacking.slice(found).every((text) => text !== '')).toBe(true);
  const isElsewhere = lacking.map((text) => text.includes('Velachery is about'));
  expect(isElsewhere).toContain(true);
  expect(isElsewhere).toEqual(isElsewhere.toSorted());
  const counts = lacking
    .slice(found)
    .filter((text) => !text.includes('Velachery is about'))
    .map((text) => text.split('; ').length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

it.each(['house in velachery', 'houses velachery'])(
  '“%s” is any home there, houses first',
  (text) => {
    const { found, properties } = list(text);
    expect(found).toBeGreaterThan(1);
    for (const { place } of properties.slice(0, found)) expect(place?.name).toBe('Velachery');
    // That of a home on the Velachery road, in another place, follows.
    expect(properties.length).toBeGreaterThan(found);
    const houses = list('house')
      .properties.filter(({ status }) => status === 'Available')
      .map(({ category }) => category.includes('Villa'));
    expect(houses.lastIndexOf(true)).toBe(houses.filter(Boolean).length - 1);
  },
);

it.each(['pet friendly', 'non veg', 'bachelors'])(
  'a home that says no to “%s” is not shown',
  (text) => {
    const { properties } = list(`${text} lift gym`);
    const isRefused = {
      'pet friendly': ({ pets }: (typeof properties)[number]) => pets === false,
      'non veg': ({ veg }: (typeof properties)[number]) => veg === true,
      bachelors: ({ letTo }: (typeof properties)[number]) =>
        letTo.length > 0 && !letTo.includes('men') && !letTo.includes('women'),
    }[text];
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.filter((one) => isRefused?.(one))).toEqual([]);
  },
);

describe('a number belongs to the word beside it, and a door to its street', () => {
  const ids = (text: string) => {
    const { properties, found } = list(text);
    return properties
      .slice(0, found)
      .map(({ _id }) => _id)
      .sort();
  };

  it.each([
    ['2bhk 1 car parking', '2bhk car parking'],
    ['house with 2 balconies', 'house with balcony'],
    ['1 balcony', 'balcony'],
    ['2 attached bathrooms', '2 bathrooms'],
    ['house for 2 families', 'house for families'],
    ['2bhk for 2 persons', '2bhk'],
    ['2 bedroom hall kitchen', '2bhk'],
    ['10 mins to omr', 'omr'],
    ['2bhk 7 minutes from velachery', '2bhk velachery'],
  ])('"%s" finds what "%s" finds', (text, other) => {
    expect(ids(text).length).toBeGreaterThan(0);
    expect(ids(text)).toEqual(ids(other));
  });

  it.each([
    ['2 bharathi street', 'Mullai flat'],
    ['5, anna street, porur', 'Thazhampoo house'],
    ['door no 15 guindy', 'Kanakambaram flat'],
    ['15 guindy', 'Kanakambaram flat'],
    ['from 10 january adyar', 'Two-bedroom flat on a quiet street, Adyar'],
    ['20', 'Sevvanthi flat'],
  ])('"%s" finds %s first', (text, name) => {
    expect(list(text).properties[0]?.name).toBe(name);
  });

  it('a number of a flat is none that is refused', () => {
    const { properties, found, wishes } = list('flat no 4A besant nagar 6th avenue');
    expect(wishes.some(({ isNot }) => isNot)).toBe(false);
    const addresses = properties.slice(0, found).map(({ address }) => address);
    expect(addresses.some((address) => address.startsWith('Flat 4A,'))).toBe(true);
  });

  it('a home that states how many cars it has a place for lacks more of them', () => {
    const has = (text: string) => ids(text).length;
    expect(has('parking for 2 cars')).toBeLessThan(has('car parking'));
    expect(list('3 cars').properties[0]?.name).toContain('Injambakkam');
  });

  it('what is counted and not known is named with its number', () => {
    expect(list('2bhk for 2 persons').notes.leftOut).toContain('“2 persons”');
    expect(list('2 attached bathrooms').notes.leftOut).toContain('“attached”');
  });
});

describe('words are read as they are said', () => {
  const same = (text: string, other: string) => {
    const names = (some: string) => list(some).properties.map(({ _id }) => _id);
    expect(names(text)).toEqual(names(other));
  };

  it.each([
    ['2bhk below twenty five thousand', '2bhk below 25000'],
    ['under thirty thousand', 'under 30000'],
    ['one lakh villa', '1 lakh villa'],
    ['fifteen hundred sqft', '1500 sqft'],
    ['two bedroom in adyar', '2 bedroom in adyar'],
    ['2bhk under 3OOOO', '2bhk under 30000'],
    ['l5000', '15000'],
    ['second floor', '2nd floor'],
  ])('"%s" is "%s"', same);

  it.each([
    'first floor or ground floor',
    'ground or first floor',
    '1st/ground floor',
    '1st or ground flr',
  ])('one of two floors is enough: "%s"', (text) => {
    const ids = (some: string) => {
      const { properties, found } = list(some);
      return properties.slice(0, found).map(({ _id }) => _id);
    };
    expect(ids(text)).toEqual(
      expect.arrayContaining([...ids('first floor'), ...ids('ground floor')]),
    );
    for (const id of ids(text))
      expect(homes.find(({ _id }) => _id === id)?.floor).toMatch(/^(?:ground|1|first|தரைத்தளம்)/i);
  });

  it.each([
    ['without lift', 'lift'],
    ['no gym', 'gym'],
    ['lift venda', 'lift'],
    ['not in velachery', 'velachery'],
  ])('"%s" is all but "%s"', (refused, wanted) => {
    expect(list(refused).found + list(wanted).found).toBe(homes.length);
  });

  it('what is refused with "or" between is refused altogether', () => {
    const floors = (text: string) => list(text).found;
    expect(floors('no ground or first floor')).toBe(homes.length - floors('ground or first floor'));
  });

  it.each(['balc', 'near balc', 'villa balc', 'separate', 'short term'])(
    'the last word of a text that was sent is a whole one: "%s"',
    (text) => {
      expect(list(text).notes.leftOut).not.toBe('');
      expect(parse(text, true).wishes.every(({ kind }) => kind !== 'unknown')).toBe(
        text !== 'short term',
      );
    },
  );

  it('rooms that are still being typed are rooms until the text is sent', () => {
    for (const text of ['2b', '2 bedro'])
      expect(parse(text, true).wishes).toMatchObject([{ kind: 'bed', low: 2 }]);
    expect(parse('flat 2b', false).wishes.map(({ kind }) => kind)).not.toContain('bed');
  });

  it('a word is not found inside another', () => {
    expect(list('park').properties[0]?.name).toMatch(/park/i);
    expect(list('term').notes.leftOut).toContain('“term”');
  });
});

it.each([
  ['row house', /^Row house/],
  ['garden house', /^House with a garden/],
])('of equal homes those with the text in their name come first: "%s"', (text, name) => {
  const { properties } = list(text);
  expect(properties[0]?.name).toMatch(name);
});

it('near a place of work the homes stand by their way to it, which is said as a straight line', () => {
  const { properties, found, lacking } = list('near tidel park');
  expect(found).toBeGreaterThan(0);
  const isMeant = ({ place }: (typeof properties)[number]) =>
    ['Taramani', 'Thiruvanmiyur', 'Perungudi'].includes(place?.name ?? '');
  const meant = properties.filter(isMeant).length;
  expect(properties.slice(0, meant).every(isMeant)).toBe(true);
  const kilometres = lacking.map((text) => Number(/about (\d+) km/.exec(text)?.[1] ?? 0));
  expect(lacking.every((text) => /Tidel Park/.test(text))).toBe(true);
  const free = (from: number, to?: number) =>
    kilometres
      .slice(from, to)
      .filter((_, index) => properties[from + index]?.status === 'Available');
  for (const some of [free(0, meant), free(meant, found), free(found)])
    expect(some).toEqual(some.toSorted((a, b) => a - b));
});

it('of homes that lack equally much those that can be had come first', () => {
  const text = '2bhk with lift and gym';
  const { makeFit, wishes } = parse(text);
  const fit = makeFit(wishes, today);
  const homeOf = new Map(prepared.map((home) => [home.property._id, home]));
  const ranks = list(text).properties.map(({ _id, status }) => {
    const home = homeOf.get(_id);
    return [home && fit(home)?.lacking.length, status === 'Occupied' ? 1 : 0];
  });
  expect(ranks.some(([, occupied]) => occupied === 1)).toBe(true);
  expect(ranks).toEqual(
    ranks.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
  );
});

it('a home whose name has the whole text is found, whatever its words mean', () => {
  const name = 'Family flat near Pondy Bazaar, T. Nagar';
  expect(list(name).properties[0]?.name).toBe(name);
});

it('a place, a rent and a number of rooms stay conditions', () => {
  const { properties, lacking } = list('2bhk adyar under 30k with gym and swimming pool');
  expect(properties[0]?.name).toBe('Mullai flat');
  for (const [index, { address, bedrooms }] of properties.entries()) {
    const isThere = address.includes('Adyar') && bedrooms.startsWith('2');
    if (!isThere) expect(lacking[index]).toMatch(/^Adyar is about \d+ km from/);
  }
});

it('of several rents a home that comes near is said to lack its own alone', () => {
  const { suggestions } = list('1bhk 12k velachery, 2bhk 16k tambaram');
  const said = suggestions?.properties.map(({ bedrooms }, index) => [
    bedrooms.slice(0, 1),
    suggestions.lacking[index]?.match(/up to ₹[\d,]+/g) ?? [],
  ]);
  expect(said?.length).toBeGreaterThan(0);
  for (const [beds, rents] of said ?? [])
    expect(rents).toEqual([beds === '1' ? 'up to ₹12,000' : 'up to ₹16,000']);
});

it.each(['adyar', '4bhk villa ecr'])('few homes are followed by those near them: "%s"', (text) => {
  const { found, others, notes } = list(text);
  expect(found).toBeLessThan(3);
  expect(others).toBeGreaterThanOrEqual(3);
  expect(notes.others).not.toBe('');
});

/** The words of real phrases; a free one is no condition. */
const typedWords = [
  ...new Set(
    readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => (line.split(' => ')[0] ?? '').split(/[\s,]+/)),
  ),
].filter((word) => /^\p{L}[\p{L}\p{M}]*$/u.test(word));
const conditions = ['bed', 'rent', 'place', 'landmark', 'pin', 'reference', 'flag'];
const freeWords = typedWords.filter((word) =>
  parse(word).wishes.every(
    (wish) =>
      !conditions.includes(wish.kind) && !(wish.kind === 'options' && wish.name === 'letTo'),
  ),
);

it('one word more never empties the list', () => {
  expect(freeWords.length).toBeGreaterThan(100);
  const words = fc.array(fc.constantFrom(...typedWords), { maxLength: 5 });
  fc.assert(
    fc.property(words, fc.constantFrom(...freeWords), (some, word) => {
      const text = some.join(' ');
      if (list(text).properties.length === 0) return;
      expect(list(`${text}, ${word}`).properties.length, `${text}, ${word}`).toBeGreaterThan(0);
    }),
    { seed: 7, numRuns: 1_000 },
  );
});

describe('what is said of the others', () => {
  const { wishes } = parse('gym velachery');
  it.each([
    [3, 'Also in or near Velachery'],
    [0, 'No home has all of it. These have most in or near Velachery:'],
  ])('where %s have all of it', (found, title) => {
    expect(othersTitle(wishes, found)).toBe(title);
  });
});

describe('the map of a search', () => {
  const map = (text: string) =>
    makeMapResult(
      prepared,
      { filter: { ...defaultFilter, text }, sort: 'newest', view: 'map', page: 1 },
      today,
      parse(text),
    );
  const onMap = (text: string) => {
    const result = map(text);
    return result.places?.reduce((sum, { properties }) => sum + properties.length, 0);
  };

  it('has the homes that have all of it', () => {
    const { found, others } = list('2bhk lift');
    expect([found > 0, others > 0]).toEqual([true, true]);
    expect(onMap('2bhk lift')).toBe(found);
  });

  it('has the others where none has all of it, and says so', () => {
    const { found, others, notes } = list('adyar gym swimming pool');
    expect(found).toBe(0);
    expect(onMap('adyar gym swimming pool')).toBe(others);
    const html = renderToString(
      <PlaceMap
        result={map('adyar gym swimming pool')}
        today={today}
        newSince=""
        query={{ filter: defaultFilter, sort: 'newest', view: 'map', page: 1 }}
        progress="current"
        onMore={() => undefined}
      />,
    );
    expect(html).toContain(notes.others);
  });
});

describe('where no home fulfils the conditions, the nearest stand', () => {
  const suggested = (text: string) => list(text).suggestions?.properties ?? [];

  it('with as many rooms and the next rent, though no place is named', () => {
    const [first, second] = suggested('1bhk under 15000');
    expect([first?.price, second?.bedrooms]).toEqual(['16000', '1']);
  });

  it('none in a place that is refused', () => {
    const homes = suggested('not in velachery, 2 bhk guindy');
    expect(homes.length).toBeGreaterThan(0);
    for (const { address } of homes) expect(address).not.toContain('Velachery');
  });

  it('with what else was asked for first, and what they lack', () => {
    const { suggestions } = list('flat in mylapore');
    expect(suggestions?.properties.map(({ category }) => category)).toEqual(
      Array.from({ length: 3 }, () => 'Apartment'),
    );
    expect(list('veg only 2bhk west mambalam').suggestions?.lacking[0]).toMatch(
      /^West Mambalam is about \d+ km from .+ in a straight line · Not as asked: Vegetarian$/,
    );
  });
});

it('superlatives order by rent or size', () => {
  const rents = list('cheapest house in madurai').properties.map(({ price }) => Number(price));
  expect(rents.slice(0, 3)).toEqual(rents.slice(0, 3).sort((a, b) => a - b));
  expect(list('biggest villa').properties[0]?.bedrooms).toBe('5');
});

it('a rent with the maintenance, and an advance, are compared with what a home costs', () => {
  const { found } = list('2bhk velachery 26k incl maintenance');
  // That of ₹25,000 has ₹1,800 beside it.
  expect(list('2bhk velachery 27k including maintenance').found).toBe(found + 1);
  const names = list('advance below 40000')
    .properties.slice(0, 1)
    .map(({ price }) => price);
  expect(names).toEqual(['12000']);
});

it('a word of a description finds its home, unless a fact has it', () => {
  expect(list('marsh').properties[0]?.name).toContain('Thoraipakkam');
  expect(list('well').found).toBe(3);
});

it.each(['rent less than 10000', 'rent below 10000 incl maintenance'])(
  'where none is within the rent, the nearest stand, and after them who names none: %s',
  (text) => {
    const { properties, found, others, lacking } = list(text);
    expect([found, others]).toEqual([0, properties.length]);
    expect(properties.slice(0, 2).map(({ price }) => price)).toEqual(['12000', '13500']);
    expect(lacking[0]).toMatch(/^But: Rent not up to ₹10,000/);
    const after = lacking.slice(3);
    expect(after.length).toBeGreaterThan(0);
    for (const one of after) expect(one).toMatch(/^Not stated: rent/);
  },
);

describe('of homes of which none has all of it, those stand first that miss least', () => {
  const near = (text: string) => list(text).suggestions?.properties ?? [];

  it('what is refused comes after all that is not', () => {
    const { lacking } = list('first floor not top floor, east facing 2bhk');
    const isRefused = lacking.map((text) => text.includes('But: “top floor”'));
    expect(isRefused).toContain(true);
    expect(isRefused[0]).toBe(false);
    expect(isRefused).toEqual(isRefused.toSorted());
  });

  it.each([
    '2bhk t nagar car parking must 30k',
    '2bhk t nagar must have car parking 30k',
    '2bhk t nagar 30k, only with car parking',
  ])('what has to be comes before the rest: "%s"', (text) => {
    const musts = list(text).wishes.filter(({ isMust }) => isMust);
    expect(musts.map(({ label }) => label)).toEqual(['Parking: 4 Wheeler']);
    for (const { parking } of near(text)) expect(parking).toBe('4 Wheeler');
  });

  it('a few kilometres never make up for other rooms, nor for the rent', () => {
    expect(near('2bhk chengalpattu near railway station')[0]?.name).toContain('Chromepet');
    for (const { bedrooms } of near('1bhk kelambakkam')) expect(bedrooms).toMatch(/^1/);
    expect(near('2bhk velachery under 20k')[0]?.place?.name).toBe('Velachery');
  });

  it('who says it comes before who may have it, with rooms for all', () => {
    const { lacking, properties } =
      list('flat for company staff 6 persons porur').suggestions ?? {};
    expect(lacking?.slice(0, 2).join('')).not.toContain('Not');
    for (const { bedrooms } of properties ?? []) expect(Number(bedrooms)).toBeGreaterThan(2);
  });

  it('near a landmark a fact is more than a kilometre', () => {
    const { properties, lacking } = list('flat near guindy close to metro');
    expect(properties[0]?.place?.name).toBe('T. Nagar');
    expect(lacking[0]).not.toContain('metro');
  });
});

it('of persons of whom a home takes some alone, a card says whom it does not', () => {
  const { properties, found, lacking } = list('bachelor adyar');
  expect(found).toBe(1);
  expect(properties[0]?.place?.name).toBe('Adyar');
  expect(lacking[0]).toBe('But: Not for men');
  expect(list('women adyar').lacking[0]).toBe('');
});

it('a room orders last, and of an order is said what is so', () => {
  expect(list('room near hospital madurai').properties[0]?.name).toContain('Anna Nagar');
  expect(list('room chennai').notes.leftOut).toBe('Smallest first.');
  expect(list('quiet madurai').notes.leftOut).toBe('None of these homes mentions “quiet”.');
  expect(list('quiet place chennai').notes.leftOut).toBe('Homes that mention “quiet” first.');
  expect(list('room quiet chennai').notes.leftOut).toBe('Homes that mention “quiet” first.');
});

it.each([
  ['no water problem', 'Not: Water from: Tanker'],
  ['24 hrs water supply no power cut', '“24 hrs”; Water supply; Power backup'],
  ['pallavaram to tambaram 2bhk', 'Pallavaram to Tambaram; 2 bedrooms'],
  ['between guindy and porur', 'Guindy to Porur'],
  ['moving from tambaram to adyar', 'Adyar'],
  ['area which did not flood in 2023', 'In past floods: Street stayed dry (2023)'],
  [
    'dry in the december 2015 floods',
    'In past floods: Street stayed dry or Home stayed dry (2015)',
  ],
  ['only metro water', 'Water from: Metro water only'],
  ['tanker free', 'Not: Water from: Tanker'],
  ['family of 7', 'Preferred tenants: Family'],
  ['husband and wife no kids', 'Preferred tenants: Family'],
  ['no parking needed', ''],
  ['lift not required', ''],
  ['25 lakhs flat', 'Apartment'],
  ['january 1st week', 'Available by 7 January'],
  ['half lakh 3 bedroom chennai', 'Up to ₹50,000; 3 bedrooms; Chennai'],
  ['மதுரை அண்ணா நகரில் வீடு', 'Madurai; Anna Nagar'],
  ['பெண்களுக்கு வீடு', 'Preferred tenants: Women'],
  ['move in by 1st week of january', 'Available by 7 January'],
  ['no parking problem', 'Parking: 2 Wheeler or 4 Wheeler'],
  ['no parking', 'Parking: None'],
  ['no brokerage issues', 'No brokerage'],
  ['3bhk except omr and ecr', '3 bedrooms; Not: OMR; Not: ECR'],
  ['except adyar, besant nagar and kotturpuram', 'Not: Adyar; Not: Besant Nagar; Not: Kotturpuram'],
  ['around 40k', '₹34,000–₹46,000'],
  ['deposit max 3 months', 'Advance: up to 3 months of rent'],
  ['rent 20 to 30', '₹20,000–₹30,000'],
])('"%s" asks for %s', (text, chips) => {
  const { wishes } = parse(text);
  expect(wishes.flatMap(({ isAsked, label }) => (isAsked ? [label] : [])).join('; ')).toBe(chips);
});

it('what a home states otherwise is said, and comes after what it does not state', () => {
  const { found, properties, lacking } = list('no brokerage flat');
  const flats = properties.flatMap(({ status }, index) => {
    const text = lacking[index] ?? '';
    const isOfThem = index >= found && status === 'Available' && !text.includes('Apartment');
    return isOfThem ? [text] : [];
  });
  const isPaid = flats.map((text) => text.includes('But: Brokerage'));
  expect(isPaid).toContain(true);
  expect(isPaid).toContain(false);
  expect(isPaid).toEqual(isPaid.toSorted());
});

it('a home without power backup has none for anything', () => {
  const { found, properties } = list('need ac backup during power cut');
  expect(found).toBeGreaterThan(0);
  const none = homes.filter(({ power }) => /^no\b/i.test(power)).map(({ name }) => name);
  expect(none.length).toBeGreaterThan(1);
  const shown = properties.slice(0, found).map(({ name }) => name);
  expect(shown.filter((name) => none.includes(name))).toEqual([]);
});

it('a house of two floors is not on one of them, and says which it has beside it', () => {
  const { found, properties, lacking } = list('ground floor for parents');
  const both = properties.map(({ _id }) =>
    /first/.test(homes.find((home) => home._id === _id)?.floor ?? ''),
  );
  expect(found).toBeGreaterThan(0);
  expect(both.slice(0, found)).not.toContain(true);
  expect(both).toContain(true);
  for (const [index, isBoth] of both.entries())
    if (isBoth) expect(lacking[index]).toContain('But: Also 1st floor');
  const refused = list('not ground floor');
  for (const { _id } of refused.properties.slice(0, refused.found))
    expect(homes.find((home) => home._id === _id)?.floor).not.toMatch(/ground/i);
});

it('near a place a card says what its home does not state', () => {
  const { suggestions } = list('area without flood semmancheri');
  const marks = suggestions?.lacking.map((text) => /Not stated: .*flood/i.test(text));
  expect(marks).toContain(true);
  expect(marks).toContain(false);
});

it.each(['flats near tidel park', 'near iit madras', 'tcs sholinganallur'])(
  'near a landmark is what its card calls near: %s',
  (text) => {
    const { found, lacking } = list(text);
    const ways = lacking.slice(0, found).flatMap((one) => {
      const [, kilometres] = /about (\d+) km/.exec(one) ?? [];
      return kilometres === undefined ? [] : [Number(kilometres)];
    });
    expect(ways.length).toBeGreaterThan(0);
    expect(ways).toEqual(ways.toSorted((a, b) => a - b));
    expect(Math.max(...ways)).toBeLessThanOrEqual(5);
  },
);

it('a home that does not say for how many cars it has a place says so, after those that do', () => {
  const { found, lacking } = list('two car parking');
  expect(found).toBeGreaterThan(0);
  expect(lacking.slice(0, found).join('')).toBe('');
  expect(
    lacking.filter((text) => text === 'Not stated: Parking: 4 Wheeler (2)').length,
  ).toBeGreaterThan(1);
});

it('homes with a bedroom for two of those who share come first', () => {
  const { found, properties, lacking } = list('flat for 3 working women to share');
  const isSmall = properties
    .slice(0, found)
    .filter(({ status }, index) => status === 'Available' && lacking[index] === '')
    .map(({ bedrooms }) => bedrooms.startsWith('1'));
  expect(isSmall).toContain(false);
  expect(isSmall).toContain(true);
  expect(isSmall).toEqual(isSmall.toSorted());
});

it('what is stated comes before what may be, houses or not', () => {
  const { lacking, properties } = list('house for bachelors in chennai');
  const marks = lacking
    .filter((_, index) => properties[index]?.status === 'Available')
    .map((text) => text !== '');
  expect(marks).toContain(true);
  expect(marks).toEqual(marks.toSorted());
});

it('a home that is let comes after one that may have all of it, which its page does not state', () => {
  const { properties, lacking } = list('2bhk family lift chennai');
  expect(lacking[0]).toBe('Not stated: Preferred tenants: Family');
  const isLet = properties.map(({ status }) => status === 'Occupied');
  expect(isLet[0]).toBe(false);
  expect(lacking[isLet.indexOf(true)]).toBe('');
});

it('a rent that may be no limit brings the nearest first, and leaves none out', () => {
  const { properties, found, lacking } = list('zorbing 1 lakh villa');
  expect(Number(properties[0]?.price)).toBe(95_000);
  const rents = properties.slice(found).map(({ price }) => Number(price));
  expect(Math.max(...rents.filter(Number.isFinite))).toBeGreaterThan(115_000);
  expect(lacking[0]).toBe('');
});

it('of homes with other rooms those with the nearest number come first', () => {
  const beds = list('4bhk under 1 lakh').suggestions?.properties.map(({ bedrooms }) => bedrooms);
  expect(beds).toEqual(['4', '3', '3']);
});

it('near a landmark the places that people mean by it come first, each with the way to its own point', () => {
  const { properties, found, lacking } = list('iit madras pakkam');
  const places = properties.slice(0, found).map(({ place }) => place?.name);
  expect(places.indexOf('Perungudi')).toBeGreaterThan(places.indexOf('Kotturpuram'));
  expect(lacking[places.indexOf('Kotturpuram')]).toContain('about 3 km');
});

it('the beach and the sea are one thing', () => {
  const first = (text: string) =>
    list(text)
      .properties.slice(0, 4)
      .map(({ _id }) => _id)
      .sort();
  expect(first('beach house')).toEqual(first('sea house'));
});

it('a home is said to be far from a place of a name in both cities with its city', () => {
  const { lacking, found } = list('annanagar 3 bhk');
  expect(lacking[found]).toMatch(/^Anna Nagar, Madurai is about/);
});

it.each([
  ['2bhk coimbatore', 'Other homes'],
  ['1bhk under 5000', 'Closest to what you asked for'],
])('no home of ours is close to a city elsewhere: "%s"', (text, title) => {
  expect(list(text).suggestions?.title).toBe(title);
});

it('whoever names a flood sees homes whose street stayed dry first', () => {
  const { properties } = list('flood free area house chennai');
  expect(properties[0]?.flood).toBe('street dry');
});

it('one floor of a house is said to be that', () => {
  expect(list('individual house chrompet').lacking).toContain('But: One floor of a house');
});

it('who wants no water problem is shown homes without a tanker', () => {
  const { found, properties } = list('no water problem house chennai');
  expect(found).toBeGreaterThan(1);
  const sources = properties.slice(0, found).flatMap(({ waterSource }) => waterSource);
  expect(sources).not.toContain('tanker');
});

it('an area without floods is one whose street stayed dry', () => {
  const { found, properties } = list('no flood area 3bhk house chennai');
  expect(found).toBeGreaterThan(1);
  for (const { flood = '' } of properties.slice(0, found))
    expect(['street dry', '']).toContain(flood);
});

it('homes with a lower rent than a range follow, and say so', () => {
  const { found, others, properties, lacking } = list('velachery 2bhk 30k to 40k');
  expect(found).toBe(0);
  expect(others).toBeGreaterThan(0);
  for (const text of lacking) expect(text).toContain('But: Rent not ₹30,000–₹40,000');
  expect(properties.some(({ price }) => price.includes('25,000'))).toBe(true);
});

it('where no home has all of it, the one with the rarest comes first', () => {
  const { found, properties, lacking } = list('flat with covered car parking and ev charging');
  expect(found).toBe(0);
  expect(properties[0]?.name).toContain('Perungudi');
  expect(lacking[0]).toBe('Not as asked: Apartment');
});

it.each([
  ['porur 6bhk', 'Not as asked: 6 bedrooms'],
  ['2bhk adyar under 10k', 'But: Rent not up to ₹10,000'],
])('near a place a card says which rooms and rent it has not: %s', (text, mark) => {
  expect(list(text).suggestions?.lacking).toContainEqual(expect.stringContaining(mark));
});

it('near a place, too, what a home denies is not called unstated', () => {
  const { suggestions } = list('2bhk pallavaram power backup 20k');
  const marks = suggestions?.properties.map(({ name }, index) => [
    name,
    suggestions.lacking[index],
  ]);
  const [, mark] = marks?.find(([name]) => name?.includes('Chromepet')) ?? [];
  expect(mark).toContain('Not as asked: Power backup');
});

it('between two places are the homes of all places on the way', () => {
  const names = (text: string) => {
    const { properties, found } = list(text);
    return properties.slice(0, found).map(({ place }) => place?.name);
  };
  expect(names('pallavaram to tambaram 2bhk')).toEqual(['Chromepet']);
  expect(names('between guindy and tambaram house')).toEqual(
    expect.arrayContaining(['Chromepet', 'Tambaram', 'Guindy']),
  );
  expect(names('tambaram to guindy')).not.toContain('Velachery');
  expect(list('alandur to nanganallur 3bhk').notes.others).toContain('Alandur and Nanganallur');
});

it('what is said of one flood is not said of another, and who names the year comes first', () => {
  const { found, properties, lacking } = list('area which did not flood in 2023 chennai');
  const stated = properties.slice(0, found).filter((_, index) => lacking[index] === '');
  expect(stated.length).toBeGreaterThan(1);
  for (const { flood } of stated) expect(flood).toBe('street dry');
  expect(stated[0]?.name).toMatch(/Besant Nagar|Adyar/);
  const marks = list('2bhk dry in 2015 floods chennai').lacking;
  expect(marks[0]).toBe('');
  expect(marks.some((text) => text.includes('Not stated: In past floods'))).toBe(true);
  expect(lacking).toContain('But: Only the home stayed dry');
});

it.each([
  ['24 hours water', 'Not stated: “24 hours”'],
  ['24x7 security', 'Not stated: “24x7”'],
  ['power backup', 'But: Backup for the lift alone'],
  ['full power backup', 'Not as asked: Power backup for: AC'],
])('a fact that says less than is asked for is not enough: "%s"', (text, mark) => {
  const { properties, found, lacking } = list(`${text} velachery`);
  const at = properties.findIndex(({ name }) => name.includes('Velachery MRTS'));
  expect(at).toBeGreaterThanOrEqual(found);
  expect(lacking[at]).toContain(mark);
});

it('a size before a part or before who moves in is not that of the home', () => {
  for (const text of ['big balcony', 'large dog', 'big family'])
    expect(parse(text).wishes.map(({ kind }) => kind)).not.toContain('least');
  expect(list('smallest 1bhk').notes.leftOut).toBe('Smallest first.');
});

it('a home that states nothing of what is asked is no find', () => {
  const { found, properties, lacking } = list('sweet water');
  for (const { waterTaste } of properties.slice(0, found)) expect(waterTaste).toContain('sweet');
  expect(lacking.slice(found)).toContain('Not stated: Sweet water');
});

it('whether there are steps is stated by no home: those without stairs come first', () => {
  const { properties, lacking } = list('house no steps');
  const grounded = list('ground floor');
  const ids = new Set(grounded.properties.slice(0, grounded.found).map(({ _id }) => _id));
  expect(properties.slice(0, grounded.found).every(({ _id }) => ids.has(_id))).toBe(true);
  expect(lacking.every((text) => text === 'Not stated: “no steps”')).toBe(true);
});

it('a floor of a house is nearer to a house than a flat is', () => {
  const { properties, found, lacking } = list('independent house in madurai');
  expect(properties[found]?.name).toContain('Thirunagar');
  expect(lacking[found]).toBe('But: One floor of a house');
});

it.each([
  ['3 bhk ready to move chennai', 'available from'],
  ['villa with 3 car parks', 'Parking: 4 Wheeler (3)'],
  ['2bhk dry in 2015 floods chennai', 'In past floods'],
])('who does not state all that is asked follows: "%s"', (text, mark) => {
  const { found, lacking } = list(text);
  expect(found).toBeGreaterThan(0);
  expect(lacking.slice(0, found).some((one) => one.includes('Not stated'))).toBe(false);
  expect(lacking.slice(found).join()).toContain(`Not stated: ${mark}`);
});

it.each([
  ['no water logging 2bhk chennai', 'Chromepet', 'But: Only the home stayed dry'],
  ['top floor flat with power backup', 'T. Nagar', 'But: Backup for the lift alone'],
])('who has a part of what is asked follows, and says which: "%s"', (text, name, mark) => {
  const { found, lacking, properties } = list(text);
  const at = lacking.findIndex((one) => one.includes(mark));
  expect(at).toBeGreaterThanOrEqual(found);
  expect(properties[at]?.name).toContain(name);
});

it('whose rent is not stated lacks no more than it says', () => {
  const { found, properties, lacking } = list('pets independent house with garden up to 1 lakh');
  expect(properties[found]?.name).toContain('Kotturpuram');
  expect(lacking[found]).toBe('Not stated: rent');
});

it.each([
  ['lift, power backup', ['Lift', 'Power backup']],
  ['house with two kitchens', ['“2 kitchens”']],
])('what a comma parts, or a page prints, is a wish of its own: "%s"', (text, chips) => {
  expect(
    list(text)
      .wishes.filter(({ isAsked }) => isAsked)
      .map(({ label }) => label),
  ).toEqual(chips);
});

it('a street is stated by every address', () => {
  const { found, lacking } = list('kamarajar street');
  expect(new Set(lacking.slice(found))).toEqual(new Set(['Not as asked: “kamarajar street”']));
});

it('near a place a shorter way comes before a fact that is not stated', () => {
  const { lacking } = list('family of 4 looking for 2bhk near guindy, budget 25k');
  const ways = lacking.map((one) => Number(/about (\d+) km/.exec(one)?.[1]));
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
});

it('of a size the nearest comes first', () => {
  const sizes = list('1000 sqft flat').properties.slice(0, 3);
  for (const { propertySize } of sizes)
    expect(parseInt(propertySize.replace(/\D/g, ''))).toBeLessThan(1_200);
});

it('in the place that is asked for a little more rent is nearer than another place', () => {
  const { suggestions } = list('2 bhk medavakkam 20k');
  expect(suggestions?.lacking[0]).toBe('In the area of Medavakkam · But: Rent not up to ₹20,000');
});

it('a number with its unit is no door behind "flat"', () => {
  const { found, notes } = list('furnished flat 1 month chennai');
  expect(found).toBeGreaterThan(0);
  expect(notes.leftOut).toContain('“1 month”');
});

it('a day that is over is no day of moving in', () => {
  expect(list('adyar from january 2015').found).toBe(list('adyar').found);
});

it.each([
  'near guindy 2bhk 25k',
  'guindy office ku pakkam 2bhk 25k kulla',
  'close to my office in guindy, 2bhk under 25k',
  'my job is in guindy need 2bhk 25k',
  '2bhk 25k 10 mins from guindy',
])('near a place the homes stand by their way to it: "%s"', (text) => {
  const { wishes, lacking, properties } = list(text);
  expect(wishes.map(({ label }) => label)).toContain('Near Guindy');
  const ways = lacking.flatMap((one, index) =>
    properties[index]?.status === 'Available'
      ? [/In the area of Guindy/.test(one) ? 0 : Number(/about (\d+) km/.exec(one)?.[1])]
      : [],
  );
  expect(ways.length).toBeGreaterThan(1);
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
});

it('a place that is not near says how far each of the nearest is', () => {
  const { suggestions } = list('2bhk guindy 20k power backup gym pool 6 bathrooms west facing');
  for (const text of suggestions?.lacking ?? [])
    expect(text).toMatch(/^Guindy is about \d+ km from /);
});

it('what is near a home is asked for, whoever it belongs to', () => {
  const { found, properties, lacking } = list('near aravind eye hospital madurai 2bhk');
  expect(found).toBe(1);
  expect(properties[0]?.name).toContain('Anna Nagar');
  expect(lacking[1]).toBe('Not stated: “eye hospital”');
});

it('what descriptions alone say is said to order', () => {
  expect(list('aravind eye hospital madurai').notes.leftOut).toContain(
    'Homes that mention “eye hospital” first.',
  );
});

it.each([
  ['not t nagar, chennai, 40k', 'Not: T. Nagar; Chennai; Up to ₹40,000'],
  ['not velachery, tambaram', 'Not: Velachery; Tambaram'],
  ['except omr, ecr and velachery', 'Not: OMR; Not: ECR; Not: Velachery'],
  ['not adyar, guindy or tambaram', 'Not: Adyar; Not: Guindy; Not: Tambaram'],
  ['not t nagar or chennai', 'Not: T. Nagar; Chennai'],
  ['west facing vendam, east or north facing', 'Not: “west facing”; “east or north facing”'],
  ['north, east or west facing', '“north, east or west facing”'],
  ['no east or west facing', 'Not: “east or west facing”'],
  ['adyar or velachery vendam', 'Not: Adyar; Not: Velachery'],
  ['t nagar side vendam', 'Not: T. Nagar'],
  ['not top floor', 'Not: “top floor”'],
  ['too bhk', '2 bedrooms'],
  ['to bhk', '2 bedrooms'],
  ['for bhk', '4 bedrooms'],
  ['tree bed room', '3 bedrooms'],
  ['looking for bhk', ''],
  ['ladies sharing, 3 girls', 'Preferred tenants: Women'],
  ['bachelors or ladies', 'Preferred tenants: Women or Men; Preferred tenants: Women'],
  ['near adyar or velachery', 'Near Adyar; Near Velachery'],
  ['near good schools for kids', '“schools”; Preferred tenants: Family'],
  ['office space guindy', 'Guindy'],
])('"%s" is read as %s', (text, chips) => {
  const { wishes } = parse(text);
  expect(wishes.flatMap(({ isAsked, label }) => (isAsked ? [label] : [])).join('; ')).toBe(chips);
});

it('of two words for the same people the number counts', () => {
  const isSmall = list('ladies sharing, 3 girls working in dlf').properties.flatMap(
    ({ status, bedrooms }) => (status === 'Available' ? [bedrooms.startsWith('1')] : []),
  );
  expect(isSmall.indexOf(true)).toBeGreaterThan(2);
});

it('senior citizens are one word', () => {
  expect(list('flat for senior citizens').notes.leftOut).toContain('“senior citizens”');
});
