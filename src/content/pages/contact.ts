/** The contact page's words; addresses and numbers are in `company.ts`. */
export const contact = {
  title: 'Contact Us',
  description:
    'Telephone, addresses and a form for questions about a home, a plot or a service in Chennai and Madurai.',
  intro: 'Call, or tell us what worries you about your property. A person in our office reads it.',
  formTitle: 'Write to us',
  officesTitle: 'Our offices',
  otherOfficesTitle: 'Other offices',
  mapTitle: 'Where to find us',
} as const;

export const mapWords = {
  show: 'Show map',
  consent: 'The map comes from Google, and only when you open it.',
  link: 'Open in Google Maps',
  frame: (place: string) => `Map of ${place}`,
} as const;
