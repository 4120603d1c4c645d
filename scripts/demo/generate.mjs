/** Makes any number of believable homes, the same for the same seed: for trying the site with many. */

/** @typedef {import('./load.mjs').SampleHome} SampleHome */
/** @typedef {() => number} Random a number from 0 up to 1 */

/** Name, pin code, latitude, longitude and rent in rupees per square foot. */
const localities = /** @type {const} */ ([
  ['Adyar, Chennai', 600020, 13.0067, 80.257, 34],
  ['Velachery, Chennai', 600042, 12.9791, 80.2209, 26],
  ['Anna Nagar, Chennai', 600040, 13.085, 80.2101, 36],
  ['T. Nagar, Chennai', 600017, 13.0418, 80.2341, 35],
  ['Mylapore, Chennai', 600004, 13.0339, 80.269, 35],
  ['Sholinganallur, Chennai', 600119, 12.901, 80.2279, 25],
  ['Thoraipakkam, Chennai', 600097, 12.9416, 80.2362, 28],
  ['Porur, Chennai', 600116, 13.0382, 80.1565, 21],
  ['Tambaram, Chennai', 600045, 12.9249, 80.1, 16],
  ['Besant Nagar, Chennai', 600090, 12.9989, 80.2668, 45],
  ['Neelankarai, Chennai', 600115, 12.9492, 80.2547, 36],
  ['Perungudi, Chennai', 600096, 12.9654, 80.2461, 30],
  ['Medavakkam, Chennai', 600100, 12.9171, 80.1923, 20],
  ['Chromepet, Chennai', 600044, 12.9516, 80.1408, 19],
  ['Nungambakkam, Chennai', 600034, 13.0569, 80.2425, 44],
  ['Kotturpuram, Chennai', 600085, 13.0184, 80.2429, 42],
  ['Saidapet, Chennai', 600015, 13.0213, 80.2231, 26],
  ['Ramapuram, Chennai', 600089, 13.0317, 80.1817, 22],
  ['KK Nagar, Madurai', 625020, 9.935, 78.148, 16],
  ['Anna Nagar, Madurai', 625020, 9.92, 78.15, 16],
  ['Simmakkal, Madurai', 625001, 9.927, 78.119, 14],
  ['Tallakulam, Madurai', 625002, 9.9372, 78.1335, 16],
  ['Iyer Bungalow, Madurai', 625014, 9.972, 78.143, 15],
  ['Thirunagar, Madurai', 625006, 9.885, 78.055, 12],
]);
const streets = [
  '1st Main Road',
  '2nd Main Road',
  '3rd Main Road',
  '1st Cross Street',
  '2nd Cross Street',
  '4th Cross Street',
  '5th Street',
  '7th Street',
  'Temple Street',
  'School Road',
  'Lake Road',
  'Park Road',
  'Station Road',
  'Canal Bank Road',
  'Market Street',
  '1st Avenue',
  '3rd Avenue',
  'Tank Street',
  'Church Road',
  'Post Office Street',
];
const kinds = /** @type {const} */ ([
  {
    category: 'Apartment',
    word: 'flat',
    models: ['apartment', 'upper-floor', 'seaside'],
    weight: 66,
  },
  {
    category: 'Independent House/Villa',
    word: 'house',
    models: ['independent', 'villa', 'courtyard', 'row-house'],
    weight: 22,
  },
  {
    category: 'Gated Community Villa',
    word: 'villa',
    models: ['gated', 'villa', 'row-house'],
    weight: 12,
  },
]);
const rooms = ['living', 'bedroom', 'kitchen', 'bath', 'outdoors'];
const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
const directions = ['North', 'East', 'South', 'West', 'North-East', 'South-East', 'North-West'];
const features = [
  'Covered parking',
  'Wardrobes in the bedrooms',
  'Modular kitchen',
  'Kitchen with granite counter',
  'Two balconies',
  'Inverter',
  'Generator for lights and fans',
  'Mosquito screens',
  'Rainwater harvesting',
  'Borewell and Metro water',
  'Water softener',
  'Solar water heater',
  'Terrace for drying clothes',
  'CCTV at the gate',
  'Intercom',
  'Watchman',
  'Play area',
  'Gym',
  'Pooja room',
  'Utility area',
  'Loft storage',
  'Air conditioner in one bedroom',
  'Geysers',
  'Piped gas',
  'Visitor parking',
  'Garden',
  'Store room',
  'Tiled floors',
  'Grille gate',
  'Fibre internet point',
];

/** One sentence of each group goes into a description. */
const sentences = {
  place: [
    'The street is quiet after nine and wide enough for two cars to pass.',
    'It lies one row behind the main road, so that buses are near and their noise is not.',
    'The building stands on a corner and has windows on three sides.',
    'Old rain trees shade the street, and the front rooms stay cool until noon.',
    'A school is across the road; it is lively from eight to nine and again at half past three.',
  ],
  rooms: [
    'The living room takes a table for six beside the sofa.',
    'The kitchen has a window and a counter on two sides, with a place for the washing machine in the utility.',
    'Both larger bedrooms have a bath of their own; the smallest is best used as a study.',
    'The bedrooms lie at the back, away from the street, and hold a double bed and a wardrobe each.',
    'The balcony is deep enough for two chairs and a row of pots.',
  ],
  sun: [
    'Morning sun reaches the kitchen until ten.',
    'No room gets direct sun after two in the afternoon.',
    'The west wall is warm on summer evenings; the main bedroom is on the other side.',
    'The breeze from the sea arrives about one o’clock.',
    'It is on the top floor, and the roof was given heat-reflecting tiles last year.',
  ],
  water: [
    'Metro water comes every morning into the sump, and a borewell is the reserve.',
    'Water is from a borewell through a softener; tankers came four times last summer.',
    'There are two borewells, and no tanker was needed in the last three years.',
    'Corporation water comes on alternate days; the sump holds enough for three.',
    'Treated water is piped to all homes and metered, and the bill comes with the maintenance.',
  ],
  way: [
    'The railway station is ten minutes on foot.',
    'Share autos pass at the corner until ten at night.',
    'The metro station is fourteen minutes on foot or four by scooter.',
    'The bus stop is at the end of the street, with a bus every eight minutes in the day.',
    'A vehicle is needed: the last bus comes at nine.',
  ],
  history: [
    'It was painted this year and the plumbing was renewed in 2022.',
    'The last tenants stayed for four years and hand it back in good order.',
    'The owner lives abroad; we hold the keys and answer for repairs.',
    'The wiring is new, and every room has an earthed socket.',
    'The bathrooms were redone in 2024; the rest is as built in 2009.',
  ],
  suits: [
    'Suits a family with school-going children.',
    'Suits a couple, or one person who works from home.',
    'Suits three colleagues who share; the agreement carries all names.',
    'Suits a family that wants a room on the ground floor for parents.',
    'Suits people who want room more than nearness.',
  ],
};

/** The generator mulberry32. @param {number} seed @returns {Random} */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
const pick = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
/** @param {Random} random @param {number} low @param {number} high */
const between = (random, low, high) => low + Math.floor(random() * (high - low + 1));
/** @template T @param {Random} random @param {readonly T[]} list @param {number} count @returns {T[]} */
const some = (random, list, count) => {
  const rest = [...list];
  return Array.from(
    { length: count },
    () => /** @type {T} */ (rest.splice(Math.floor(random() * rest.length), 1)[0]),
  );
};

/** @param {Random} random */
function pickKind(random) {
  const at = random() * 100;
  return at < kinds[0].weight
    ? kinds[0]
    : at < kinds[0].weight + kinds[1].weight
      ? kinds[1]
      : kinds[2];
}

/** What Madurai does not have. */
const chennaiOnly = /metro|sea/i;

/** @param {Random} random @param {string} area @param {number} rent @param {number} maintenance */
function describe(random, area, rent, maintenance) {
  /** @param {keyof typeof sentences} group @param {number} count */
  const write = (group, count = 1) =>
    some(
      random,
      sentences[group].filter((one) => area.endsWith('Chennai') || !chennaiOnly.test(one)),
      count,
    ).join(' ');
  const charge =
    maintenance > 0
      ? `Maintenance is ₹${maintenance.toLocaleString('en-IN')} a month.`
      : 'There is no maintenance charge.';
  const deposit = `The deposit is ₹${(rent * 3).toLocaleString('en-IN')}, three months' rent.`;
  return [
    `${write('place', 2)} ${write('rooms', 2)} ${write('sun')}`,
    `${write('water')} ${write('way', 2)}`,
    `${write('history')} ${charge} ${deposit} ${write('suits')}`,
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

/** @param {Random} random @param {Set<string>} taken @returns {SampleHome} */
function generateHome(random, taken) {
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
  if (taken.has(name)) return generateHome(random, taken);
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
    propertyDes: describe(random, area, rent, flat || gated ? between(random, 8, 60) * 100 : 0),
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
 * So many homes with names of their own, pictures taken from the sample ones.
 *
 * @param {number} count at most 10,000
 * @param {number} [seed]
 * @returns {SampleHome[]}
 */
export function generateHomes(count, seed = 20260401) {
  const random = seeded(seed);
  /** @type {Set<string>} */
  const taken = new Set();
  return Array.from({ length: count }, () => generateHome(random, taken));
}
