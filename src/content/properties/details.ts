// Apart from the page's words, as the search brings them to phones.

import { floodLabel } from './options';

/** The rows of a home's details; spellings are those of the specification. */
export const detailRows = {
  category: 'Property Type',
  floor: 'Floor',
  bedrooms: 'No. of Rooms',
  bathrooms: 'No. of Bathrooms',
  fStatus: 'Furnishing status',
  veg: 'Veg',
  water: 'Water Supply',
  parking: 'Parking Facility',
  lift: 'Lift',
  gatedSecurity: 'Gated Security',
  fireSafety: 'Fire Safity',
  pets: 'Pets',
  facing: 'Facing',
  balcony: 'Balcony',
  propertySize: 'Size',
  vParking: 'Visitor Parking',
  totalFloors: 'Floors Of The Building',
  availableFrom: 'Available From',
  letTo: 'Preferred Tenants',
  noticeMonths: 'Notice Period',
} as const;

/** The rows of what Chennai asks about: rain, water and cuts of power. */
export const supplyRows = {
  flood: floodLabel,
  waterSource: 'Water source',
  waterTaste: 'Sweet or salt',
  power: 'Power Backup',
  backupFor: 'Power backup for',
} as const;

export const availableNow = 'Now';
