import type { Cell } from '../../domain/import/cell';
import type { ColumnKey } from '../../domain/import/headers';
import type { SheetLimits } from '../../domain/import/table';
import { groupDigits } from '../../domain/number';

const orBlank = (value: string) => `Blank on a new property: ${value}.`;

/** What a cell may contain, by the kind of its column; limits are in characters, or for pictures their number. */
const allowed = {
  text: (max: number) => `Text of at most ${groupDigits(max)} characters.`,
  measure: (max: number) => `A number, or a short text of at most ${max} characters.`,
  flag: (usual: string) => `Yes or No. ${orBlank(usual)}`,
  choice: (options: readonly string[], usual: string) =>
    `One of: ${options.join(', ')}. ${orBlank(usual)}`,
  notStated: 'not stated',
  several: (options: readonly string[]) =>
    `Any of: ${options.join(', ')}, with commas between them.`,
  map: 'A Google Maps link that begins with https://.',
  pictures: (max: number) =>
    `At most ${max} addresses that begin with https://, and those that an exported workbook has; YouTube links for videos.`,
  day: 'A day such as 31-12-2026: day, month, year.',
  reference: 'Blank, or a reference from an exported workbook or from the site, used once only.',
  version: 'What the export wrote, or blank.',
} as const;

/** What each column means. */
const means: Readonly<Record<ColumnKey, string>> = {
  reference:
    'Which property the row changes. Blank for a new property. In an exported workbook it is filled in: leave it as it is.',
  name: 'The name, which people read first.',
  category: 'The kind of property.',
  status: 'Whether the property can be rented.',
  featured: 'Whether it is shown among the featured properties on the home page.',
  shown: 'Whether visitors see it.',
  price: 'The rent in rupees. Write 32000, 32,000 or 1.2 lakh.',
  propertySize: 'The size in square feet.',
  areaType: 'Which area the size is of.',
  bedrooms: 'How many bedrooms it has.',
  bathrooms: 'How many bathrooms it has.',
  floor: 'The floor, such as 3, Ground, or Ground and first.',
  totalFloors: 'How many floors the building has.',
  balcony: 'How many balconies it has.',
  facing: 'Which way the front door faces.',
  fStatus: 'How it is furnished.',
  maintenance: 'What is paid each month besides the rent: rupees, or Included.',
  advance: 'What is paid before moving in and returned on leaving: 3 months, 90,000 or 2.5 lakh.',
  otherCharges: 'What is paid once besides the advance: rupees or words, or None.',
  brokerage: 'What the tenant pays us for finding the property: rupees or months of rent, or None.',
  noticeMonths: 'How many months before leaving the tenant gives notice.',
  availableFrom: 'When the property becomes available: a day such as 31-12-2026, or Now.',
  checkedOn:
    'The day on which the owner last said that the property is available. Visitors see it for 14 days.',
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
  propertyDes:
    'What people should know about the property. Line breaks (Alt+Enter) stay as they are.',
  features: 'Its features, separated by commas.',
  date: 'The day on which it was listed. Blank on a new property: the day of the upload.',
  shortReference:
    'The reference as people read it on the site, in emails and in chats. Written by the export for searching; it is not imported.',
  version:
    'Written by the export; leave it as it is. It distinguishes your changes in the sheet from later changes on the site.',
};

/** The cells of the template's example row; its name is `exampleName`. */
const examples: Readonly<Record<ColumnKey, Cell>> = {
  reference: null,
  name: null,
  category: 'Apartment',
  status: 'Available',
  featured: false,
  shown: true,
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
  checkedOn: { day: '2026-01-15' },
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
  'Existing property':
    'Export the properties, change cells, upload. Reference says which property a row is about: leave it as it is, and use it in one row only.',
  'Blank cell': 'The property keeps its value.',
  CLEAR:
    'Write CLEAR, in capitals, to empty the field. Required columns and Listed on cannot be emptied.',
  'Yes or No': 'Yes, No, true, false, 1, 0 and ✓ are understood.',
  'Deleted row':
    'A property without a row stays as it is. Delete properties in the list of properties.',
  Columns:
    'Their order is free, and columns that you do not change can be deleted. A column with an unknown header is shown, but not imported; one such as Remarks becomes the description only if you allow it.',
  Example:
    'The example row of the template is not imported while it keeps its name. Overwrite it, or delete it.',
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
    text: 'Choose a word from the list. CLEAR empties the field, and a blank cell keeps it. Keep what you wrote?',
  },
} as const;
