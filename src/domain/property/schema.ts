import { z } from 'zod';
import { categories, furnishings, parkings, statuses } from './vocabulary';
import { isMapUrl, isPictureUrl } from '../links';

const line = (max: number) => z.string().trim().max(max);
/** Text that older clients and spreadsheets send as a number. */
const measure = z
  .union([z.string(), z.number().finite().transform(String)])
  .pipe(line(60));
const yesNo = z
  .union([z.string(), z.boolean().transform((yes) => (yes ? 'Yes' : 'No'))])
  .pipe(line(100));
const required = (message: string) => measure.pipe(z.string().min(1, message));

/** One picture: our own path or `https:`; a YouTube link is a video slide. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2_000)
  .refine(isPictureUrl, 'Give a picture address that begins with https:// or upload the picture.');
const mapUrl = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === '' || isMapUrl(text), 'Give a Google Maps link that begins with https://.');

const fields = {
  featured: z.boolean(),
  name: line(200).min(1, 'Enter a name.'),
  floor: required('Enter the floor.'),
  facing: line(60),
  price: required('Enter the rent.'),
  propertySize: required('Enter the size in sqft.'),
  propertyDes: z.string().trim().max(10_000),
  address: line(500).min(1, 'Enter the address.'),
  images: z.array(pictureUrl).max(40),
  bedrooms: required('Enter the number of bedrooms.'),
  bathrooms: required('Enter the number of bathrooms.'),
  status: z.enum(statuses),
  balcony: measure,
  fStatus: z.enum(furnishings),
  category: z.enum(categories),
  gatedSecurity: z.boolean(),
  lift: z.boolean(),
  water: z.boolean(),
  veg: z.boolean(),
  pets: z.boolean(),
  parking: z.enum(parkings),
  features: z.string().trim().max(5_000),
  googleLocation: mapUrl,
  vParking: yesNo,
  power: yesNo,
  fireSafety: z.boolean(),
};

/** What older clients spelled `catagory` is read as `category`; both readings are in the spec. */
function renameCatagory(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('catagory' in value)) return value;
  const { catagory, ...rest } = value as Record<string, unknown>;
  return { category: catagory, ...rest };
}

/** The body of an update: any of the fields; an absent one keeps its value. */
export const propertyPatch = z.preprocess(renameCatagory, z.object(fields).partial());

/** The body of a create: required fields as in the form, the rest with the form's defaults. */
export const propertyInput = z.preprocess(
  renameCatagory,
  z.object({
    ...fields,
    featured: fields.featured.default(false),
    facing: fields.facing.default(''),
    propertyDes: fields.propertyDes.default(''),
    images: fields.images.default([]),
    status: fields.status.default('Available'),
    balcony: fields.balcony.default(''),
    fStatus: fields.fStatus.default('Not Furnished'),
    category: fields.category.default('Apartment'),
    gatedSecurity: fields.gatedSecurity.default(false),
    lift: fields.lift.default(false),
    water: fields.water.default(false),
    veg: fields.veg.default(false),
    pets: fields.pets.default(false),
    parking: fields.parking.default('None'),
    features: fields.features.default(''),
    googleLocation: fields.googleLocation.default(''),
    vParking: fields.vParking.default(''),
    power: fields.power.default(''),
    fireSafety: fields.fireSafety.default(true),
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
}

/** A home as it lies in the store. */
export type Property = PropertyInput & RecordMeta;

/** What cards, filters and the admin list use: the list answer of the API. */
export const summaryFields = [
  '_id', 'featured', 'name', 'address', 'price', 'propertySize', 'bedrooms', 'bathrooms',
  'status', 'category', 'fStatus', 'parking', 'gatedSecurity', 'lift', 'water', 'veg', 'pets',
  'date', 'images',
] as const satisfies readonly (keyof Property)[];
export type PropertySummary = Pick<Property, (typeof summaryFields)[number]>;
