import { company } from '../../content/company';
import { enquiry } from '../../content/enquiry';
import { whatsappLink } from '../../domain/links';

/** The WhatsApp chat of a property: the greeting, the property's name and the address of its page. */
export function propertyChat(name: string, page: string): string {
  const { phone, greeting } = company.whatsapp;
  return whatsappLink(phone, `${greeting} ${enquiry.aboutProperty(name)}: ${page}`);
}
