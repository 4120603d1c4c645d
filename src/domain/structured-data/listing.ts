import { youtubeId } from '../links';
import type { Property } from '../property/schema';
import type { CompanyReference } from './company';
import { instant } from './instant';
import { leaseOffer, type Offer } from './offer';
import { residence, type AmenityLabels, type Residence } from './residence';

export interface Listing {
  readonly '@type': 'RealEstateListing';
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly inLanguage: string;
  readonly datePosted?: string | undefined;
  readonly dateModified?: string | undefined;
  readonly provider: CompanyReference;
  readonly mainEntity: Residence;
  readonly offers: Offer;
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
}

/** The page of one home: what is let, and on which terms. Videos are no pictures. */
export function realEstateListing(home: Property, page: ListingPage): Listing {
  const { url, company } = page;
  const pictures = home.images
    .filter((image) => youtubeId(image) === null)
    .map((image) => new URL(image, url).href);
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: page.name,
    description: page.description,
    inLanguage: page.language,
    datePosted: instant(home.date),
    dateModified: instant(home.updatedAt),
    provider: company,
    mainEntity: residence(home, url, pictures, page.labels),
    // A dwelling is a place, and schema.org offers no places: the listing carries the offer.
    offers: leaseOffer(home, url, company),
  };
}
