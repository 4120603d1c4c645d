/** Generates any number of believable properties, the same for the same seed, to try the site with many. */

import {
  directions,
  features,
  kinds,
  localities,
  numbers,
  rooms,
  sentences,
  streets,
} from './generate-words.mjs';
import { between, pick, seeded, some } from './random.mjs';

/** @typedef {import('./load.mjs').SampleProperty} SampleProperty */
/** @typedef {import('./random.mjs').Random} Random */

/** @param {Random} random */
function pickKind(random) {
  const at = random() * 100;
  return at < kinds[0].weight
    ? kinds[0]
    : at < kinds[0].weight + kinds[1].weight
      ? kinds[1]
      : kinds[2];
}

/** Words that do not fit Madurai. */
const chennaiOnly = /metro|sea/i;

/** @param {Random} random @param {string} area */
function describe(random, area) {
  /** @param {keyof typeof sentences} group @param {number} count */
  const write = (group, count = 1) =>
    some(
      random,
      sentences[group].filter((one) => area.endsWith('Chennai') || !chennaiOnly.test(one)),
      count,
    ).join(' ');
  return [
    `${write('place', 2)} ${write('rooms', 2)} ${write('sun')}`,
    `${write('water')} ${write('way', 2)}`,
    `${write('history')} ${write('suits')}`,
  ].join('\n\n');
}

/** Rents and sizes as people write them. @param {Random} random @param {number} rent */
const writeRent = (random, rent) =>
  pick(random, [
    String(rent),
    String(rent),
    rent.toLocaleString('en-IN'),
    `₹${rent.toLocaleString('en-IN')}/-`,
  ]);

/**
 * What a property says of costs and letting; about six of ten facts are stated.
 *
 * @param {Random} random @param {number} maintenance @param {boolean} flat
 */
function describeTerms(random, maintenance, flat) {
  /** @template T @param {T} value @param {T} notStated */
  const perhaps = (value, notStated) => (random() < 0.6 ? value : notStated);
  /** @template T @param {readonly T[]} list @returns {T[]} */
  const several = (list) => perhaps(some(random, list, between(random, 1, 2)), []);
  return {
    maintenance: perhaps(maintenance > 0 ? `₹${maintenance.toLocaleString('en-IN')}` : 'None', ''),
    advance: perhaps(pick(random, ['3 months', '3 months', '2 months', '10 months']), ''),
    otherCharges: perhaps(pick(random, ['None', '₹5,000', 'Painting when you leave']), ''),
    brokerage: perhaps(pick(random, ['None', 'None', '1 month']), ''),
    noticeMonths: perhaps(String(between(random, 1, 3)), ''),
    availableFrom: perhaps(pick(random, ['Now', 'Now', `today+${between(random, 1, 60)}`]), ''),
    confirmedAt: perhaps(`today-${between(random, 0, 40)}`, ''),
    letTo: several(/** @type {const} */ (['family', 'women', 'men', 'company'])),
    areaType: perhaps(pick(random, ['carpet', 'built-up', 'super built-up']), ''),
    totalFloors: flat ? '' : perhaps('2', ''),
    waterSource: several(/** @type {const} */ (['metro', 'borewell', 'tanker'])),
  };
}

/** @param {Random} random @param {Random} terms @param {Set<string>} taken @returns {SampleProperty} */
function generateProperty(random, terms, taken) {
  const kind = pickKind(random);
  const flat = kind.category === 'Apartment';
  const [area, pin, latitude, longitude, perFoot] = pick(random, localities);
  const bedrooms = flat ? pick(random, [1, 2, 2, 2, 3, 3]) : pick(random, [2, 3, 3, 4, 4, 5]);
  const size = Math.round((bedrooms * (flat ? 430 : 560) + between(random, 60, 420)) / 10) * 10;
  const rent = Math.round((size * perFoot * (0.85 + random() * 0.35)) / 500) * 500;
  const [street, door] = [pick(random, streets), between(random, 1, 160)];
  const above = between(random, 0, 5);
  const unit = flat ? `${above + 1}${pick(random, ['A', 'B', 'C', 'D'])}` : String(door);
  const name = `${numbers[bedrooms]}-bedroom ${kind.word} ${unit}, ${street}, ${area}`;
  if (taken.has(name)) return generateProperty(random, terms, taken);
  taken.add(name);
  const model = pick(random, kind.models);
  const gated = kind.category === 'Gated Community Villa' || random() < 0.35;
  return {
    featured: random() < 0.02,
    name,
    floor: flat
      ? above === 0
        ? 'Ground'
        : `${above} of ${Math.max(above, between(random, 2, 6))}`
      : pick(random, ['Ground', 'Ground and first']),
    facing: pick(random, directions),
    price: writeRent(random, rent),
    propertySize: pick(random, [
      String(size),
      String(size),
      `${size.toLocaleString('en-IN')} sq.ft`,
    ]),
    ...describeTerms(terms, flat || gated ? between(terms, 8, 60) * 100 : 0, flat),
    propertyDes: describe(random, area),
    address: `${door}, ${street}, ${area} ${pin}`,
    images: [
      `${model}-outside.jpg`,
      ...some(random, rooms, between(random, 2, 4)).map((room) => `${model}-${room}.jpg`),
    ],
    bedrooms: String(bedrooms),
    bathrooms: String(Math.max(1, bedrooms - between(random, 0, 1))),
    status: random() < 0.15 ? 'Occupied' : 'Available',
    balcony: String(between(random, 0, 2)),
    fStatus: pick(random, ['Not Furnished', 'Semi Furnished', 'Semi Furnished', 'Fully Furnished']),
    category: kind.category,
    gatedSecurity: gated,
    lift: flat && above > 1 && random() < 0.8,
    water: random() < 0.92,
    veg: random() < 0.18,
    pets: random() < 0.45,
    parking: pick(
      random,
      flat
        ? ['None', '2 Wheeler', '4 Wheeler', '4 Wheeler']
        : ['2 Wheeler', '4 Wheeler', '4 Wheeler'],
    ),
    features: some(random, features, between(random, 4, 10)).join(', '),
    googleLocation: random() < 0.9 ? mapLink(random, latitude, longitude) : '',
    vParking: pick(random, ['Yes', 'No']),
    power: pick(random, ['Yes, generator', 'Yes, inverter', 'No']),
    fireSafety: random() < 0.95,
  };
}

/** A place within some 500 m. @param {Random} random @param {number} latitude @param {number} longitude */
function mapLink(random, latitude, longitude) {
  const near = (/** @type {number} */ degrees) => (degrees + (random() - 0.5) * 0.01).toFixed(4);
  return `https://www.google.com/maps?q=${near(latitude)},${near(longitude)}&output=embed`;
}

/**
 * Properties with distinct names, and pictures taken from the sample ones; days count from today.
 *
 * @param {number} count at most 10,000
 * @param {number} [seed]
 * @returns {SampleProperty[]}
 */
export function generateProperties(count, seed = 20260401) {
  const random = seeded(seed);
  const terms = seeded(seed + 1);
  /** @type {Set<string>} */
  const taken = new Set();
  return Array.from({ length: count }, () => generateProperty(random, terms, taken));
}
