/** The footer's words; the banner and the links are those of the specification. */
export const footer = {
  banner: { title: 'SMARTEST PROTECTION FOR PROPERTY', button: 'Contact' },
  about: {
    title: 'About us',
    text: 'We look after homes in Chennai and Madurai while their owners are at work, in another city or abroad: finding and screening tenants, collecting the rent, and keeping the house in good repair.',
  },
  contact: { title: 'Contact details' },
  links: {
    title: 'Pages',
    items: [
      { label: 'About', page: 'about' },
      { label: 'Rental Property', page: 'properties' },
      { label: 'Blogs', page: 'blogs' },
      { label: 'Contact', page: 'contact' },
    ],
    privacy: 'Privacy',
  },
  socials: { title: 'Follow us', facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' },
  subscribe: {
    title: 'Subscribe',
    placeholder: 'name@example.com',
    button: 'Subscribe',
  },
} as const;
