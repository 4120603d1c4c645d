import { isMapUrl, isPictureUrl } from '../links';
import {
  storedChoice,
  storedFields,
  storedFlag,
  storedList,
  storedMeta,
  storedText,
} from '../stored';
import type { Property } from './schema';
import {
  categories,
  furnishings,
  parkings,
  propertyDefaults as defaults,
  statuses,
} from './vocabulary';

function yesNo(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : storedText(value);
}

/**
 * Reads a stored record, older ones included: `catagory` counts as category, pictures that may not be
 * shown are dropped, missing and unfit fields get the form's defaults; `null` for what is no home.
 */
export function readStoredProperty(value: unknown): Property | null {
  const stored = storedFields(value);
  if (!stored) return null;
  const flag = (
    name: 'featured' | 'gatedSecurity' | 'lift' | 'water' | 'veg' | 'pets' | 'fireSafety',
  ) => storedFlag(stored[name], defaults[name]);
  const map = storedText(stored.googleLocation);
  return {
    ...storedMeta(stored),
    featured: flag('featured'),
    name: storedText(stored.name),
    floor: storedText(stored.floor),
    facing: storedText(stored.facing),
    price: storedText(stored.price),
    propertySize: storedText(stored.propertySize),
    propertyDes: storedText(stored.propertyDes),
    address: storedText(stored.address),
    images: storedList(stored.images, isPictureUrl),
    bedrooms: storedText(stored.bedrooms),
    bathrooms: storedText(stored.bathrooms),
    status: storedChoice(stored.status, statuses, defaults.status),
    balcony: storedText(stored.balcony),
    fStatus: storedChoice(stored.fStatus, furnishings, defaults.fStatus),
    category: storedChoice(stored.category ?? stored.catagory, categories, defaults.category),
    gatedSecurity: flag('gatedSecurity'),
    lift: flag('lift'),
    water: flag('water'),
    veg: flag('veg'),
    pets: flag('pets'),
    parking: storedChoice(stored.parking, parkings, defaults.parking),
    features: storedText(stored.features),
    googleLocation: isMapUrl(map) ? map : '',
    vParking: yesNo(stored.vParking),
    power: yesNo(stored.power),
    fireSafety: flag('fireSafety'),
  };
}
