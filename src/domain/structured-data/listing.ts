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
import { featureColumns } from '../property/format';
import { isPlainPrice, readArea, readCount, readPrice } from '../property/measure';
import type { Property } from '../property/schema';
import type { Category, Parking, Status } from '../property/vocabulary';
import { timeAs, type CompanyReference } from './json-ld';
import { postalAddress } from './postal-address';

/** The features that have a field of their own, with the words for them. */
type AmenityLabels = Readonly<
  Record<'gatedSecurity' | 'lift' | 'water' | 'parking' | 'fireSafety', string>
>;

/** The words for stored choices. */
interface ChoiceWords {
  readonly category: Readonly<Record<Category, string>>;
  readonly parking: Readonly<Record<Parking, string>>;
}

/** What a page knows beyond the record. */
export interface ListingPage {
  /** Its absolute address. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
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
  home: Property,
  { labels, choices }: ListingPage,
): LocationFeatureSpecificationLeaf[] {
  const names = flags.filter((flag) => home[flag]).map((flag) => labels[flag]);
  if (home.parking !== 'None') names.push(`${labels.parking}: ${choices.parking[home.parking]}`);
  names.push(...featureColumns(home.features).flat());
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

/** What is let: the dwelling itself. Numbers that the record gives as words are omitted. */
function dwelling(home: Property, page: ListingPage) {
  const { url, choices } = page;
  const pictures = home.images
    .filter((image) => youtubeId(image) === null)
    .map((image) => new URL(image, url).href);
  const bedrooms = readCount(home.bedrooms);
  const bathrooms = readCount(home.bathrooms);
  const features = amenities(home, page);
  return {
    '@type': types[home.category],
    '@id': `${url}#home`,
    name: home.name,
    url,
    accommodationCategory: choices.category[home.category],
    address: postalAddress(home.address),
    ...(pictures.length > 0 && { image: pictures }),
    // The page says "No. of Rooms" for the bedrooms, and so do the portals.
    ...(bedrooms !== null && { numberOfRooms: bedrooms, numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && Number.isInteger(bathrooms) && { numberOfBathroomsTotal: bathrooms }),
    ...(home.floor && { floorLevel: home.floor }),
    ...floorSize(home.propertySize),
    petsAllowed: home.pets,
    ...(features.length > 0 && { amenityFeature: features }),
  } satisfies Omit<AccommodationLeaf, '@type'> & { '@type': Dwelling['@type'] };
}

/** The rent; none when its text says anything besides one amount, since a bare number would mislead. */
function monthlyRent(text: string) {
  const price = isPlainPrice(text) ? readPrice(text) : null;
  if (price === null) return {};
  // UN/CEFACT Recommendation 20: month.
  const unit = { priceCurrency: 'INR', unitCode: 'MON' };
  return { priceSpecification: { '@type': 'UnitPriceSpecification' as const, price, ...unit } };
}

/** A home to let, at its rent, as long as it is available. */
function leaseOffer(
  home: { readonly price: string; readonly status: Status },
  url: string,
  seller: CompanyReference,
) {
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability:
      home.status === 'Available' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    seller,
    ...monthlyRent(home.price),
    // The types know functions of schema.org only, and it takes those of GoodRelations by their address.
  } satisfies Omit<OfferLeaf, 'businessFunction'> & { businessFunction: string };
}

/** The page of one home: what is let, and on which terms. Videos are omitted. */
export function realEstateListing(home: Property, page: ListingPage) {
  const { url, company } = page;
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: page.name,
    description: page.description,
    inLanguage: page.language,
    ...timeAs('datePosted', home.date),
    ...timeAs('dateModified', home.updatedAt),
    provider: company,
    mainEntity: dwelling(home, page),
    // A dwelling is a place, and schema.org offers no places: the listing carries the offer.
    offers: leaseOffer(home, url, company),
  } satisfies Omit<RealEstateListingLeaf, 'offers'> & { offers: { '@type': 'Offer' } };
}
