/**
 * How long one filter pass over 10,000 properties takes, beside a plain loop that touches the same
 * fields. Run by `npm run bench`, which needs Node 24; a pass is meant to take about 1 ms, and
 * at most 5 ms where the text names places, bedrooms and mistyped words.
 */
import './source-hooks.mjs';

const { defaultFilter, filterPrepared } = await import('../../src/domain/property/filter.ts');
const { prepareProperties } = await import('../../src/domain/property/prepared.ts');
const { categories, furnishings, households, parkings, waterSources } =
  await import('../../src/domain/property/vocabulary.ts');

const count = 10_000;
const rounds = 301;
const places = ['Anna Nagar', 'Adyar', 'Velachery', 'Besant Nagar', 'K.K. Nagar', 'T. Nagar'];
const prices = ['₹25,000/-', '32k', '1.2 lakh', '18500', 'Negotiable', 'Rs. 45,000 per month'];

/**
 * @template Item
 * @param {readonly [Item, ...Item[]]} items
 * @param {number} number
 */
const pick = (items, number) => items[number % items.length] ?? items[0];

const properties = Array.from({ length: count }, (_, number) => ({
  _id: `home-${number}`,
  name: `${pick(['Sunlit', 'Corner', 'Quiet', 'Garden'], number)} home ${number}`,
  address: `${number % 90}, ${1 + (number % 12)}th Street, ${pick(places, number)}, Chennai 6000${10 + (number % 80)}`,
  category: pick(categories, number),
  parking: pick(parkings, Math.floor(number / 3)),
  bedrooms: `${1 + (number % 5)} BHK`,
  bathrooms: `${1 + (Math.floor(number / 5) % 4)}`,
  price: pick(prices, number * 11),
  propertySize: `${600 + ((number * 37) % 3000)} sq.ft`,
  gatedSecurity: number % 2 === 0,
  lift: number % 4 !== 0,
  water: number % 7 !== 0,
  veg: number % 4 === 0,
  pets: number % 5 !== 0,
  status: number % 9 === 0 ? 'Occupied' : 'Available',
  images: number % 6 === 0 ? [] : ['/a.jpg'],
  // Of each fact that need not be stated, some say nothing.
  maintenance: pick(['', '₹2,500', 'included', 'Nil', '₹2 per sqft'], number * 7),
  availableFrom: pick(['', 'now', '2026-03-01', '1 February 2026', 'after Pongal'], number * 3),
  letTo: number % 5 < 2 ? [] : [pick(households, number)],
  fStatus: pick(furnishings, number),
  waterSource: number % 7 < 3 ? [] : [pick(waterSources, number)],
}));

/** @type {import('../../src/domain/property/filter.ts').FilterState} */
const filter = {
  ...defaultFilter,
  text: 'anna home',
  category: 'Apartment',
  parking: '2 Wheeler',
  minBed: 1,
  maxBed: 4,
  minBath: 1,
  maxBath: 3,
  minPrice: 15_000,
  maxPrice: 150_000,
  minArea: 700,
  maxArea: 3_000,
  lift: true,
  water: true,
};

/** @param {() => unknown} work */
function median(work) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const prepared = prepareProperties(properties);

/** Every field that any filter reads, for every property. */
function plainLoop() {
  let sum = 0;
  for (const { property, searchable, bed, bath, price, area } of prepared.list) {
    sum += (bed ?? 0) + (bath ?? 0) + (price ?? 0) + (area ?? 0);
    sum += Number(searchable.includes('anna')) + Number(searchable.includes('home'));
    sum += property.category.length + property.parking.length;
    sum += Number(property.gatedSecurity) + Number(property.lift) + Number(property.water);
    sum += Number(property.veg) + Number(property.pets);
  }
  return sum;
}

/** Texts and numbers are read when they are first asked for, and kept. */
function readAll() {
  for (const one of prepareProperties(properties).list) {
    one.readText();
    if (one.bed === null && one.bath === null && one.price === null && one.area === null) return;
    if (one.availableFrom === '' || one.monthly.rupees === -1) return;
  }
}

const loop = median(plainLoop);
const passes = {
  'everything asked for': filter,
  'nothing asked for': defaultFilter,
  'text only, two words': { ...defaultFilter, text: 'anna home' },
  'a road, bedrooms and a word': { ...defaultFilter, text: '2bhk OMR sunlit' },
  'a mistyped place': { ...defaultFilter, text: '2 bhk velachrey 12th street' },
  'a mistyped word without correction': { ...defaultFilter, text: 'garden xylophone' },
  'ranges that hide nothing': {
    ...defaultFilter,
    minBed: 0.5,
    minBath: 0.5,
    minPrice: 1,
    maxArea: 9_999,
  },
  'every fact that need not be stated': {
    ...defaultFilter,
    maxMonthly: 60_000,
    availableBy: '2026-02-15',
    letTo: ['family', 'women'],
    fStatus: ['Semi Furnished', 'Fully Furnished'],
    waterSource: ['metro'],
    pictures: true,
  },
};
const today = '2026-01-20';

console.log(`${count} homes, median of ${rounds} passes`);
console.log(`reading them once  ${median(readAll).toFixed(2)} ms`);
console.log(`plain loop         ${loop.toFixed(2)} ms`);
for (const [name, asked] of Object.entries(passes)) {
  const pass = median(() => filterPrepared(prepared, asked, today));
  const shown = filterPrepared(prepared, asked, today).length;
  console.log(
    `filter pass        ${pass.toFixed(2)} ms, ${(pass / loop).toFixed(2)} × the loop: ${name}, ${shown} shown`,
  );
}
