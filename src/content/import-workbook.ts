import type { Cell } from '../domain/import/cell';
import type { ColumnKey } from '../domain/import/columns';

/** What the second sheet says of one column, and its cell in the template's example row. */
interface ColumnWords {
  means: string;
  example: Cell;
}

const grouped = (count: number) => count.toLocaleString('en-IN');
const orBlank = (value: string) => `Blank on a new property: ${value}.`;

/** What may stand in a cell, by the kind of its column; limits count characters, of pictures the pictures. */
const allowed = {
  text: (max: number) => `Text of at most ${grouped(max)} characters.`,
  measure: (max: number) => `A number, or a short text of at most ${max} characters.`,
  flag: (usual: string) => `Yes or No. ${orBlank(usual)}`,
  choice: (options: readonly string[], usual: string) =>
    `One of: ${options.join(', ')}. ${orBlank(usual)}`,
  map: 'A Google Maps link that begins with https://.',
  pictures: (max: number) =>
    `At most ${max} addresses that begin with https://, and those that an exported workbook has; YouTube links for videos.`,
  day: 'A day such as 31-12-2026: day, month, year.',
  reference: 'Blank, or a reference out of an exported workbook, once only.',
  version: 'What the export wrote, or blank.',
} as const;

const columns = {
  reference: {
    means:
      'Which home the row changes. Blank for a new home. In an exported workbook it is filled in: leave it as it is.',
    example: null,
  },
  name: {
    means: 'The first words that people read of the home.',
    example: null,
  },
  category: {
    means: 'What kind of home it is.',
    example: 'Apartment',
  },
  status: {
    means: 'Whether the home can be rented.',
    example: 'Available',
  },
  featured: {
    means: 'Whether it stands among the featured homes on the first page.',
    example: false,
  },
  price: {
    means: 'The rent in rupees. Write 32000, 32,000 or 1.2 lakh.',
    example: 32000,
  },
  propertySize: {
    means: 'The size in square feet.',
    example: 1150,
  },
  bedrooms: { means: 'How many bedrooms it has.', example: 2 },
  bathrooms: { means: 'How many bathrooms it has.', example: 2 },
  floor: {
    means: 'The floor, such as 3, Ground, or Ground and first.',
    example: 3,
  },
  balcony: { means: 'How many balconies it has.', example: 1 },
  facing: {
    means: 'Which way the front door faces.',
    example: 'East',
  },
  fStatus: {
    means: 'How it is furnished.',
    example: 'Semi Furnished',
  },
  address: {
    means: 'The address with the locality, which people search by.',
    example: 'Second Avenue, Anna Nagar, Chennai 600040',
  },
  googleLocation: {
    means: 'Optional. Without it, the map searches for the address.',
    example: 'https://www.google.com/maps?q=13.0850,80.2101&output=embed',
  },
  images: {
    means:
      'The addresses of the pictures, separated by commas or lines (Alt+Enter). The first one is the cover.',
    example: 'https://example.com/living-room.jpg\nhttps://example.com/kitchen.jpg',
  },
  parking: {
    means: 'What can be parked.',
    example: '4 Wheeler',
  },
  vParking: {
    means: 'Whether visitors can park.',
    example: 'Yes',
  },
  power: {
    means: 'What runs when the power is cut.',
    example: 'Yes, lift and lights',
  },
  gatedSecurity: {
    means: 'Whether the gate is watched.',
    example: true,
  },
  lift: { means: 'Whether there is a lift.', example: true },
  water: {
    means: 'Whether water is supplied all day.',
    example: true,
  },
  veg: {
    means: 'Whether it is let to vegetarians only.',
    example: false,
  },
  pets: { means: 'Whether pets may live there.', example: true },
  fireSafety: {
    means: 'Whether there is fire safety equipment.',
    example: true,
  },
  propertyDes: {
    means: 'What people should know of the home. Line breaks (Alt+Enter) stay as they are.',
    example:
      'Bright corner flat, five minutes on foot from the metro.\nDeposit of six months; maintenance is in the rent.',
  },
  features: {
    means: 'What it offers, separated by commas.',
    example: 'Modular kitchen, Wardrobes in both bedrooms, Covered car park',
  },
  date: {
    means: 'The day on which it was listed. Blank on a new home: the day of the upload.',
    example: { day: '2026-01-15' },
  },
  version: {
    means:
      'Written by the export; leave it as it is. It tells apart what you changed in the sheet from what was changed on the site since.',
    example: '',
  },
} as const satisfies Record<ColumnKey, ColumnWords>;

const rules = [
  [
    'Before anything changes',
    'Upload the workbook on the page Bulk upload. It first shows what each row would do; nothing is written until you confirm.',
  ],
  [
    'New home',
    'Leave Reference blank and fill in the columns with a terracotta header. A blank cell takes the usual value.',
  ],
  [
    'Home that is there already',
    'Export the homes, change cells, upload. Reference tells which home a row means: leave it as it is, and give it to one row only.',
  ],
  ['Blank cell', 'It keeps what the home has.'],
  [
    'CLEAR',
    'Write CLEAR, in capitals, to empty what the home has. Required columns and Listed on cannot be emptied.',
  ],
  ['Yes or No', 'Yes, No, true, false, 1, 0 and ✓ are understood.'],
  ['Deleted row', 'A home that has no row stays as it is. Delete homes in the list of homes.'],
  [
    'Columns',
    'Their order is free, and columns that you do not change can be deleted. A column with another header is shown, but not loaded.',
  ],
  [
    'Example',
    'The example row of the template is not loaded as long as its name stays as it is. Write over it, or delete it.',
  ],
  [
    'Limits',
    'One sheet of at most 1,000 homes and 60 columns, in an .xlsx or .xls file of at most 4 MB. No merged cells.',
  ],
] as const;

/** The words of the workbooks of properties: the template, the export, and the rows to correct. */
export const importWorkbookWords = {
  properties: 'Homes',
  guide: {
    sheet: 'How to fill in',
    title: 'How to fill in the sheet “Homes”',
    head: {
      column: 'Column',
      required: 'Required',
      means: 'What it means',
      allowed: 'Allowed values',
      example: 'Example',
    },
    required: 'Required',
    optional: 'Optional',
    rules,
  },
  allowed,
  columns,
  notInList: {
    title: 'Not in the list',
    text: 'Choose a word of the list. CLEAR empties what the home has, and a blank cell keeps it. Keep what you wrote?',
  },
} as const;
