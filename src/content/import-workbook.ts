import type { Cell } from '../domain/import/cell';
import type { ColumnKey } from '../domain/import/headers';
import type { SheetLimits } from '../domain/import/preview';
import { groupDigits } from '../domain/number';

const orBlank = (value: string) => `Blank on a new property: ${value}.`;

/** What may stand in a cell, by the kind of its column; limits count characters, of pictures the pictures. */
const allowed = {
  text: (max: number) => `Text of at most ${groupDigits(max)} characters.`,
  measure: (max: number) => `A number, or a short text of at most ${max} characters.`,
  flag: (usual: string) => `Yes or No. ${orBlank(usual)}`,
  choice: (options: readonly string[], usual: string) =>
    `One of: ${options.join(', ')}. ${orBlank(usual)}`,
  several: (options: readonly string[]) =>
    `Any of: ${options.join(', ')}, with commas between them.`,
  map: 'A Google Maps link that begins with https://.',
  pictures: (max: number) =>
    `At most ${max} addresses that begin with https://, and those that an exported workbook has; YouTube links for videos.`,
  day: 'A day such as 31-12-2026: day, month, year.',
  reference: 'Blank, or a reference out of an exported workbook or of the site, once only.',
  version: 'What the export wrote, or blank.',
} as const;

/** What each column means. */
const means: Readonly<Record<ColumnKey, string>> = {
  reference:
    'Which property the row changes. Blank for a new property. In an exported workbook it is filled in: leave it as it is.',
  name: 'The first words that people read of the property.',
  category: 'What kind of property it is.',
  status: 'Whether the property can be rented.',
  featured: 'Whether it stands among the featured properties on the first page.',
  price: 'The rent in rupees. Write 32000, 32,000 or 1.2 lakh.',
  propertySize: 'The size in square feet.',
  areaType: 'Of which area that is the size.',
  bedrooms: 'How many bedrooms it has.',
  bathrooms: 'How many bathrooms it has.',
  floor: 'The floor, such as 3, Ground, or Ground and first.',
  totalFloors: 'How many floors the building has.',
  balcony: 'How many balconies it has.',
  facing: 'Which way the front door faces.',
  fStatus: 'How it is furnished.',
  maintenance: 'What is paid each month beside the rent: rupees, or Included.',
  advance: 'What is paid before moving in and comes back: 3 months, 90,000 or 2.5 lakh.',
  otherCharges: 'What is paid once beside the advance: rupees or words, or None.',
  brokerage: 'What the tenant pays us for finding the property: rupees or months of rent, or None.',
  noticeMonths: 'How many months before leaving the tenant gives notice.',
  availableFrom: 'From when the property can be had: a day such as 31-12-2026, or Now.',
  confirmedAt:
    'The day on which the owner last said that the property is still free. Visitors see it for 14 days.',
  letTo: 'Which households the property is let to. Blank: not stated.',
  address: 'The address with the locality, which people search by.',
  googleLocation:
    'Optional. Without it, or with a short link (maps.app.goo.gl), the map searches for the address.',
  images:
    'The addresses of the pictures, separated by commas or lines (Alt+Enter). The first one is the cover.',
  parking: 'What can be parked.',
  vParking: 'Whether visitors can park.',
  power: 'What runs when the power is cut.',
  gatedSecurity: 'Whether the gate is watched.',
  lift: 'Whether there is a lift.',
  water: 'Whether water is supplied all day.',
  waterSource: 'Where the water comes from. Blank: not stated.',
  veg: 'Whether it is let to vegetarians only.',
  pets: 'Whether pets may live there.',
  fireSafety: 'Whether there is fire safety equipment.',
  propertyDes: 'What people should know of the property. Line breaks (Alt+Enter) stay as they are.',
  features: 'What it offers, separated by commas.',
  date: 'The day on which it was listed. Blank on a new property: the day of the upload.',
  shortReference:
    'The reference as people read it on the site, in emails and in chats. Written by the export to search for; it is not loaded.',
  version:
    'Written by the export; leave it as it is. It tells apart what you changed in the sheet from what was changed on the site since.',
};

/** The cells of the template's example row; its name is `exampleName`. */
const examples: Readonly<Record<ColumnKey, Cell>> = {
  reference: null,
  name: null,
  category: 'Apartment',
  status: 'Available',
  featured: false,
  price: 32000,
  propertySize: 1150,
  areaType: 'built-up',
  bedrooms: 2,
  bathrooms: 2,
  floor: 3,
  totalFloors: 5,
  balcony: 1,
  facing: 'East',
  fStatus: 'Semi Furnished',
  maintenance: 2500,
  advance: '3 months',
  otherCharges: 'None',
  brokerage: 'None',
  noticeMonths: 2,
  availableFrom: 'Now',
  confirmedAt: { day: '2026-01-15' },
  letTo: 'family, company',
  address: 'Second Avenue, Anna Nagar, Chennai 600040',
  googleLocation: 'https://www.google.com/maps?q=13.0850,80.2101',
  images: 'https://example.com/living-room.jpg\nhttps://example.com/kitchen.jpg',
  parking: '4 Wheeler',
  vParking: 'Yes',
  power: 'Yes, lift and lights',
  gatedSecurity: true,
  lift: true,
  water: true,
  waterSource: 'metro, borewell',
  veg: false,
  pets: true,
  fireSafety: true,
  propertyDes:
    'Bright corner flat, five minutes on foot from the metro.\nThe terrace is shared, and quiet in the evening.',
  features: 'Modular kitchen, Wardrobes in both bedrooms, Covered car park',
  date: { day: '2026-01-15' },
  shortReference: null,
  version: '',
};

/** Rules for filling in a workbook, by their topics. */
const rules = ({ rows, columns, megabytes }: SheetLimits): Readonly<Record<string, string>> => ({
  'Before anything changes':
    'Upload the workbook on the page Bulk upload. It first shows what each row would do; nothing is written until you confirm.',
  'New property':
    'Leave Reference blank and fill in the columns with a terracotta header. A blank cell takes the usual value.',
  'Property that is there already':
    'Export the properties, change cells, upload. Reference tells which property a row means: leave it as it is, and give it to one row only.',
  'Blank cell': 'It keeps what the property has.',
  CLEAR:
    'Write CLEAR, in capitals, to empty what the property has. Required columns and Listed on cannot be emptied.',
  'Yes or No': 'Yes, No, true, false, 1, 0 and ✓ are understood.',
  'Deleted row':
    'A property that has no row stays as it is. Delete properties in the list of properties.',
  Columns:
    'Their order is free, and columns that you do not change can be deleted. A column with another header is shown, but not loaded; one such as Remarks becomes the description only after you have said so.',
  Example:
    'The example row of the template is not loaded as long as its name stays as it is. Write over it, or delete it.',
  Limits: `One sheet of at most ${groupDigits(rows)} properties and ${columns} columns, in an .xlsx or .xls file of at most ${megabytes} MB. No merged cells.`,
});

/** The sheet of our own workbooks that only explains. */
export const guideSheetName = 'How to fill in';

/** The words of the workbooks of properties: the template, the export, and the rows to correct. */
export const importWorkbookWords = {
  properties: 'Properties',
  guide: {
    title: 'How to fill in the sheet “Properties”',
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
  means,
  examples,
  notInList: {
    title: 'Not in the list',
    text: 'Choose a word of the list. CLEAR empties what the property has, and a blank cell keeps it. Keep what you wrote?',
  },
} as const;
