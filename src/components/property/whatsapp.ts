import { company } from '../../content/company';
import { enquiry } from '../../content/enquiry';
import { whatsappLink } from '../../domain/links';

/** The WhatsApp chat of a home: the greeting, the home's name and the address of its page. */
export function homeChat(name: string, page: string): string {
  const { phone, greeting } = company.whatsapp;
  return whatsappLink(phone, `${greeting} ${enquiry.aboutHome}${name}: ${page}`);
}
