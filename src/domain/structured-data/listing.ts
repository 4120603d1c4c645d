import type {
  AccommodationLeaf,
  ApartmentLeaf,
  HouseLeaf,
  LocationFeatureSpecificationLeaf,
  OfferLeaf,
  RealEstateListingLeaf,
  SingleFamilyResidenceLeaf,
} from 'schema-dts';
import { youtubeId } from '../links';
import { readAvailableFrom, shownCheck } from '../property/availability';
import { featureColumns } from '../property/format';
import { plainPrice, readArea, readCount } from '../property/measure';
import type { Property } from '../property/schema';
import type { Category, Parking, WaterSource } from '../property/vocabulary';
import { timeAs, type CompanyReference } from './json-ld';
import { postalAddress } from './postal-address';

/** The features that have a field of their own, with the words for them. */
type AmenityLabels = Readonly<
  Record<'gatedSecurity' | 'lift' | 'water' | 'waterSource' | 'parking' | 'fireSafety', string>
>;

interface ChoiceWords {
  readonly category: Readonly<Record<Category, string>>;
  readonly parking: Readonly<Record<Parking, string>>;
  readonly waterSource: Readonly<Record<WaterSource, string>>;
}

/** What a page knows beyond the record. */
export interface ListingPage {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly today: string;
  readonly language: string;
  readonly company: CompanyReference;
  readonly labels: AmenityLabels;
  readonly choices: ChoiceWords;
}

type Dwelling = ApartmentLeaf | HouseLeaf | SingleFamilyResidenceLeaf;

const types: Readonly<Record<Category, Dwelling['@type']>> = {
  Apartment: 'Apartment',
  'Independent House/Villa': 'House',
  'Gated Community Villa': 'SingleFamilyResidence',
};

const flags = ['gatedSecurity', 'lift', 'water', 'fireSafety'] as const;

function amenities(
  property: Property,
  { labels, choices }: ListingPage,
): LocationFeatureSpecificationLeaf[] {
  const names = flags.filter((flag) => property[flag]).map((flag) => labels[flag]);
  if (property.parking !== '' && property.parking !== 'None')
    names.push(`${labels.parking}: ${choices.parking[property.parking]}`);
  const sources = property.waterSource.map((source) => choices.waterSource[source]);
  if (sources.length > 0) names.push(`${labels.waterSource}: ${sources.join(', ')}`);
  names.push(...featureColumns(property.features).flat());
  return [...new Set(names)].map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
}

/** Square feet, by their code in UN/CEFACT Recommendation 20. */
function floorSize(size: string) {
  const value = readArea(size);
  if (value === null) return {};
  const unit = { unitCode: 'FTK', unitText: 'sqft' };
  return { floorSize: { '@type': 'QuantitativeValue' as const, value, ...unit } };
}

/** The dwelling that is let. Numbers that the record gives as words are omitted. */
function dwelling(property: Property, page: ListingPage) {
  const { url, choices } = page;
  const pictures = property.images
    .filter((image) => youtubeId(image) === null)
    .map((image) => new URL(image, url).href);
  const bedrooms = readCount(property.bedrooms);
  const bathrooms = readCount(property.bathrooms);
  const features = amenities(property, page);
  return {
    '@type': types[property.category],
    '@id': `${url}#home`,
    name: property.name,
    url,
    accommodationCategory: choices.category[property.category],
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

/** The rent; none when its text says anything besides one amount, since a bare number would mislead. */
function monthlyRent(text: string) {
  const price = plainPrice(text);
  if (price === null) return {};
  // UN/CEFACT Recommendation 20: month.
  const unit = { priceCurrency: 'INR', unitCode: 'MON' };
  return { priceSpecification: { '@type': 'UnitPriceSpecification' as const, price, ...unit } };
}

/** The offer to let a property at its rent, from its day if that is in the future. */
function leaseOffer(property: Property, { url, today, company: seller }: ListingPage) {
  const from = readAvailableFrom(property.availableFrom, today);
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability:
      property.status === 'Available' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(from !== null && from !== 'now' && { availabilityStarts: from }),
    seller,
    ...monthlyRent(property.price),
    // The types lack the functions of GoodRelations, which schema.org allows.
  } satisfies Omit<OfferLeaf, 'businessFunction'> & { businessFunction: string };
}

/** The page of one property: the dwelling and the offer. Videos are omitted. */
export function realEstateListing(property: Property, page: ListingPage) {
  const { url, company } = page;
  const lastReviewed = shownCheck(property, page.today);
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: page.name,
    description: page.description,
    inLanguage: page.language,
    ...timeAs('datePosted', property.date),
    ...timeAs('dateModified', property.updatedAt),
    ...(lastReviewed !== '' && { lastReviewed }),
    provider: company,
    mainEntity: dwelling(property, page),
    // A dwelling is a place, and schema.org offers no places: the listing carries the offer.
    offers: leaseOffer(property, page),
  } satisfies Omit<RealEstateListingLeaf, 'offers'> & { offers: { '@type': 'Offer' } };
}
