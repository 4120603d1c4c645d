/** The contact page's words; addresses and numbers are in `company.ts`. */
export const contact = {
  title: 'Contact Us',
  description:
    'Ask about a home, a plot or a service: form, telephone and addresses in Chennai, Madurai and Dubai.',
  lead: 'Tell us what worries you about your property. We answer within one working day, usually sooner.',
  formTitle: 'Write to us',
  officesTitle: 'Our offices',
  mapTitle: 'Where to find us',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
} as const;
