import { inCities } from '../cities';

/** The contact page's words; addresses and numbers are in `company.ts`. */
export const contact = {
  title: 'Contact Us',
  description: `Phone numbers, addresses and a form for questions about a home, a plot or a service${inCities.all}.`,
  intro:
    'Call us, or write to us about your property. Our team reads every message and replies by phone, WhatsApp or email.',
  formTitle: 'Write to us',
  officesTitle: 'Our offices',
  otherOfficesTitle: 'Other offices',
  mapTitle: 'Where to find us',
} as const;

export const mapWords = {
  show: 'Show map',
  consent: 'The map is loaded from Google only when you open it.',
  link: 'Open in Google Maps',
  frame: (place: string) => `Map of ${place}`,
} as const;
