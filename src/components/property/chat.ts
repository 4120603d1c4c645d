import { company } from '../../content/company';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { listings } from '../../content/properties/listings';
import { propertyText } from '../../content/properties/property';
import { referenceText } from '../../content/properties/reference';
import { whatsappLink } from '../../domain/links';
import { isPlainPrice } from '../../domain/property/measure';
import type { Property } from '../../domain/property/schema';
import { monthlyRentText } from '../../domain/property/format';
import { makeReference } from '../../domain/reference';

interface Chat {
  property: Pick<Property, '_id' | 'name' | 'price'>;
  address: string;
  more?: string | undefined;
}

/** A WhatsApp chat whose prefilled text is the greeting, then name, reference, rent and address of a property. */
export function chatLink({ property, address, more }: Chat): string {
  const { _id, name, price } = property;
  const about = enquiryWords.aboutProperty(name, referenceText(makeReference(_id)));
  const stated = monthlyRentText(price, listings.card.perMonth);
  const rent = isPlainPrice(price) ? stated : `${propertyText.rent}: ${stated}`;
  const { phone, greeting } = company.whatsapp;
  const text = `${greeting} ${about}, ${rent}: ${address}`;
  return whatsappLink(phone, more ? `${text}\n${more}` : text);
}
