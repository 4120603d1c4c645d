import { listings } from '../../content/properties/listings';
import { oneLine } from '../../domain/mail/plain-text';
import type { MailedProperty } from '../../domain/mail/schema';
import { findLocality } from '../../domain/property/address';
import type { PropertySummary } from '../../domain/property/schema';
import { monthlyRentText } from '../../domain/property/format';

type Named = Pick<PropertySummary, '_id' | 'name' | 'price' | 'address'>;

/** A home in an email: what it is called, what it costs and where it is. */
export function makeMailedProperty({ _id, name, price, address }: Named): MailedProperty {
  const facts = [name, monthlyRentText(price, listings.card.perMonth), findLocality(address)];
  return { id: _id, text: facts.map(oneLine).filter(Boolean).join(', ') };
}
