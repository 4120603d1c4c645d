import { isPlainPrice, readPrice } from '../property/measure';
import type { Status } from '../property/vocabulary';
import type { CompanyReference } from './company';

interface MonthlyRent {
  readonly '@type': 'UnitPriceSpecification';
  /** Rupees per month. */
  readonly price: number;
  readonly priceCurrency: 'INR';
  /** UN/CEFACT Recommendation 20: month. */
  readonly unitCode: 'MON';
}

export interface Offer {
  readonly '@type': 'Offer';
  readonly url: string;
  readonly businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut';
  readonly availability: 'https://schema.org/InStock' | 'https://schema.org/SoldOut';
  readonly seller: CompanyReference;
  readonly priceSpecification?: MonthlyRent | undefined;
}

/** The rent; none when its text says anything besides one amount, since a bare number would mislead. */
function monthlyRent(text: string): MonthlyRent | undefined {
  const price = isPlainPrice(text) ? readPrice(text) : null;
  return price === null
    ? undefined
    : { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitCode: 'MON' };
}

/** A home to let, at its rent, as long as it is available. */
export function leaseOffer(
  home: { readonly price: string; readonly status: Status },
  url: string,
  seller: CompanyReference,
): Offer {
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability:
      home.status === 'Available' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    seller,
    priceSpecification: monthlyRent(home.price),
  };
}
