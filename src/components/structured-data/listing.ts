/**
 * What search engines are told of one home: the dwelling and its offer. Only what the record states as a number or a plain
 * fact is said.
 */
import type {
  AccommodationLeaf,
  ApartmentLeaf,
  HouseLeaf,
  LocationFeatureSpecificationLeaf,
  OfferLeaf,
  RealEstateListingLeaf,
  SingleFamilyResidenceLeaf,
} from 'schema-dts';
import { site } from '../../content/pages/site';
import { optionWords, shownValues } from '../../content/properties/options';
import { propertyText } from '../../content/properties/property';
import { youtubeId } from '../../domain/links';
import {
  canBeHad,
  findUnreadWords,
  readAvailableFrom,
  shownCheck,
} from '../../domain/property/availability';
import { plainArea, plainPrice, readCount } from '../../domain/property/measure';
import type { Property } from '../../domain/property/schema';
import { featureColumns } from '../../domain/property/format';
import { paths } from '../../paths';
import { headline } from '../property/headline';
import { postalAddress, referToCompany } from './company';
import { timeAs } from './json-ld';

type Dwelling = AccommodationLeaf | ApartmentLeaf | HouseLeaf | SingleFamilyResidenceLeaf;

const types: Readonly<Record<Property['category'], Dwelling['@type']>> = {
  Apartment: 'Apartment',
  'Independent House/Villa': 'House',
  'Gated Community Villa': 'SingleFamilyResidence',
  '': 'Accommodation',
};

const flags = ['gatedSecurity', 'lift', 'water', 'fireSafety'] as const;

function amenities(property: Property): LocationFeatureSpecificationLeaf[] {
  const { rows: labels, supply } = propertyText.details;
  const names: string[] = flags.filter((flag) => property[flag]).map((flag) => labels[flag]);
  if (property.parking !== '' && property.parking !== 'None')
    names.push(`${labels.parking}: ${optionWords.parking[property.parking]}`);
  // That a street stayed dry is no facility.
  for (const field of ['waterSource', 'waterTaste', 'backupFor'] as const) {
    const values = shownValues(field, property[field]);
    if (values !== '') names.push(`${supply.rows[field]}: ${values}`);
  }
  names.push(...featureColumns(property.features).flat());
  return [...new Set(names)].map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
}

/** Square feet, by their code in UN/CEFACT Recommendation 20; {} for a range, another measure or words. */
function floorSize(size: string) {
  const value = plainArea(size);
  if (value === null) return {};
  const unit = { unitCode: 'FTK', unitText: 'sqft' };
  return { floorSize: { '@type': 'QuantitativeValue' as const, value, ...unit } };
}

/** The dwelling that is let. Numbers that the record gives as words are omitted. */
function dwelling(property: Property, url: string) {
  const pictures = property.images
    .filter((image) => youtubeId(image) === null)
    .map((image) => new URL(image, url).href);
  const bedrooms = readCount(property.bedrooms);
  const bathrooms = readCount(property.bathrooms);
  const features = amenities(property);
  return {
    '@type': types[property.category],
    '@id': `${url}#home`,
    name: property.name,
    url,
    ...(property.category && { accommodationCategory: optionWords.category[property.category] }),
    address: postalAddress(property.address),
    ...(pictures.length > 0 && { image: pictures }),
    // The page says "No. of Rooms" for the bedrooms, and so do the portals.
    ...(bedrooms !== null && { numberOfRooms: bedrooms, numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && Number.isInteger(bathrooms) && { numberOfBathroomsTotal: bathrooms }),
    ...(property.floor && { floorLevel: property.floor }),
    ...floorSize(property.propertySize),
    ...(property.pets !== '' && { petsAllowed: property.pets }),
    ...(features.length > 0 && { amenityFeature: features }),
  } satisfies Omit<AccommodationLeaf, '@type'> & { '@type': Dwelling['@type'] };
}

/** The rent; {} unless its text is exactly one amount, since a bare number would mislead. */
function monthlyRent(text: string) {
  const price = plainPrice(text);
  if (price === null) return {};
  // UN/CEFACT Recommendation 20: month.
  const unit = { priceCurrency: 'INR', unitCode: 'MON' };
  return { priceSpecification: { '@type': 'UnitPriceSpecification' as const, price, ...unit } };
}

/** Whether it can be had; {} where nobody can tell from when ("after Pongal"). */
function availability(property: Property, today: string) {
  if (findUnreadWords(property, today) !== '') return {};
  const isOpen = canBeHad(property, today);
  return {
    availability: isOpen
      ? ('https://schema.org/InStock' as const)
      : ('https://schema.org/SoldOut' as const),
  };
}

function leaseOffer(property: Property, url: string, today: string, root: URL) {
  const from = readAvailableFrom(property.availableFrom, today);
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    ...availability(property, today),
    ...(from !== null && from !== 'now' && { availabilityStarts: from }),
    seller: referToCompany(root),
    ...monthlyRent(property.price),
    // The types lack the functions of GoodRelations, which schema.org allows.
  } satisfies Omit<OfferLeaf, 'businessFunction'> & { businessFunction: string };
}

/** The page of one property on a day (YYYY-MM-DD): the dwelling and the offer. Videos are omitted. */
export function describeProperty(property: Property, today: string, root: URL) {
  const url = new URL(paths.property(property._id), root).href;
  const { title, description } = headline(property);
  const lastReviewed = shownCheck(property, today);
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: title,
    description,
    inLanguage: site.language,
    ...timeAs('datePosted', property.date),
    ...timeAs('dateModified', property.updatedAt),
    ...(lastReviewed !== '' && { lastReviewed }),
    provider: referToCompany(root),
    mainEntity: dwelling(property, url),
    // A dwelling is a place, and schema.org offers no places: the listing carries the offer.
    offers: leaseOffer(property, url, today, root),
  } satisfies Omit<RealEstateListingLeaf, 'offers'> & { offers: { '@type': 'Offer' } };
}
