import { inCities } from '../cities';
import { company } from '../company';

/** What the foot of every page says of the company until it writes its own. */
export const givenFooterText = `We look after homes${inCities.all} for owners who are busy, in another city or abroad: we find and screen tenants, collect the rent and keep the house well maintained.`;

export const footer = {
  banner: { title: 'SMARTEST PROTECTION FOR PROPERTY', button: 'Contact' },
  about: { title: 'About us', text: company.footerText || givenFooterText },
  contact: { title: 'Contact details', all: (count: number) => `All ${count} offices` },
  links: {
    title: 'Pages',
    items: [
      { label: 'About', page: 'about' },
      { label: 'Rental Property', page: 'properties' },
      { label: 'Blogs', page: 'blogs' },
      { label: 'Contact', page: 'contact' },
      { label: 'For owners', page: 'owners' },
    ],
    privacy: 'Privacy',
  },
  socials: {
    title: 'Follow us',
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    x: 'X',
    google: 'Google',
  },
  subscribe: { title: 'Subscribe', placeholder: 'name@example.com', button: 'Subscribe' },
} as const;
