import { z } from 'zod';
import { isMapUrl, isPictureUrl } from '../links';
import { choice, flag, text, textOrNumber } from '../schema';
import { categories, furnishings, parkings, propertyDefaults, statuses } from './vocabulary';

const measure = textOrNumber(60);
const yesNo = z
  .union(
    [z.string(), z.boolean().transform((yes) => (yes ? 'Yes' : 'No'))],
    'Give text, or true or false.',
  )
  .pipe(text(100));
const requiredText = (max: number, message: string) =>
  z.string(message).pipe(text(max)).pipe(z.string().min(1, message));
const requiredMeasure = (message: string) =>
  textOrNumber(60, message).pipe(z.string().min(1, message));

/** One picture: our own path or `https:`; a YouTube link is a video slide. */
export const pictureUrl = text(2_000).refine(
  isPictureUrl,
  'Give a picture address that begins with https:// or upload the picture.',
);
const mapUrl = text(2_000).refine(
  (link) => link === '' || isMapUrl(link),
  'Give a Google Maps link that begins with https://.',
);

const fields = {
  featured: flag,
  name: requiredText(200, 'Enter a name.'),
  floor: requiredMeasure('Enter the floor.'),
  facing: text(60),
  price: requiredMeasure('Enter the rent.'),
  propertySize: requiredMeasure('Enter the size in sqft.'),
  propertyDes: text(10_000),
  address: requiredText(500, 'Enter the address.'),
  images: z
    .array(pictureUrl, 'Give a list of picture addresses.')
    .max(40, 'Keep at most 40 pictures.'),
  bedrooms: requiredMeasure('Enter the number of bedrooms.'),
  bathrooms: requiredMeasure('Enter the number of bathrooms.'),
  status: choice(statuses),
  balcony: measure,
  fStatus: choice(furnishings),
  category: choice(categories),
  gatedSecurity: flag,
  lift: flag,
  water: flag,
  veg: flag,
  pets: flag,
  parking: choice(parkings),
  features: text(5_000),
  googleLocation: mapUrl,
  vParking: yesNo,
  power: yesNo,
  fireSafety: flag,
};

/** What older clients spelled `catagory` is read as `category`: the specification has both readings. */
function renameCatagory(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('catagory' in value)) return value;
  const { catagory, ...rest } = value as Record<string, unknown>;
  return { category: catagory, ...rest };
}

const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, 'Give the fields of a home as an object.');

/** The body of an update: any of the fields; an absent one keeps its value. */
export const propertyPatch = z.preprocess(renameCatagory, record(fields).partial());

/** The body of a create: required fields as in the form, the rest with the form's defaults. */
export const propertyInput = z.preprocess(
  renameCatagory,
  record({
    ...fields,
    images: fields.images.default([]),
    featured: fields.featured.default(propertyDefaults.featured),
    facing: fields.facing.default(propertyDefaults.facing),
    propertyDes: fields.propertyDes.default(propertyDefaults.propertyDes),
    status: fields.status.default(propertyDefaults.status),
    balcony: fields.balcony.default(propertyDefaults.balcony),
    fStatus: fields.fStatus.default(propertyDefaults.fStatus),
    category: fields.category.default(propertyDefaults.category),
    gatedSecurity: flag.default(propertyDefaults.gatedSecurity),
    lift: flag.default(propertyDefaults.lift),
    water: flag.default(propertyDefaults.water),
    veg: flag.default(propertyDefaults.veg),
    pets: flag.default(propertyDefaults.pets),
    parking: fields.parking.default(propertyDefaults.parking),
    features: fields.features.default(propertyDefaults.features),
    googleLocation: fields.googleLocation.default(propertyDefaults.googleLocation),
    vParking: fields.vParking.default(propertyDefaults.vParking),
    power: fields.power.default(propertyDefaults.power),
    fireSafety: fields.fireSafety.default(propertyDefaults.fireSafety),
  }),
);

export type PropertyInput = z.output<typeof propertyInput>;
export type PropertyPatch = z.output<typeof propertyPatch>;

/** What every stored record carries besides its fields. Times are ISO 8601 in UTC. */
export interface RecordMeta {
  _id: string;
  /** The day it was listed, set once by the server. */
  date: string;
  /** Fresh with every write; the HTTP `ETag`. */
  version: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  /** The version whose content an undo brought back; gone with the next write. */
  restores?: string;
}

/** A home as it lies in the store. */
export type Property = PropertyInput & RecordMeta;

/** What cards, filters and the admin list use: the list answer of the API. */
export const summaryFields = [
  '_id',
  'featured',
  'name',
  'address',
  'price',
  'propertySize',
  'bedrooms',
  'bathrooms',
  'status',
  'category',
  'fStatus',
  'parking',
  'gatedSecurity',
  'lift',
  'water',
  'veg',
  'pets',
  'date',
  'images',
] as const satisfies readonly (keyof Property)[];
export type PropertySummary = Pick<Property, (typeof summaryFields)[number]>;

/** A summary with what the operator's area asks for besides; visitors never get it. */
export type PropertyEntry = PropertySummary & {
  /** Whether the home has a map link of its own; without one, pages search for the address. */
  hasMap: boolean;
};
