import { listings } from '../../content/properties/listings';
import { oneLine } from '../../domain/mail/plain-text';
import type { MailedProperty } from '../../domain/mail/schema';
import { formatLocality } from '../../domain/property/address';
import type { PropertySummary } from '../../domain/property/schema';
import { monthlyRentText } from '../../domain/property/format';

type Named = Pick<PropertySummary, '_id' | 'name' | 'price' | 'address' | 'place'>;

/** A home in an email: what it is called, what it costs and where it is. */
export function makeMailedProperty(property: Named): MailedProperty {
  const { _id, name, price } = property;
  const facts = [name, monthlyRentText(price, listings.card.perMonth), formatLocality(property)];
  return { id: _id, text: facts.map(oneLine).filter(Boolean).join(', ') };
}
