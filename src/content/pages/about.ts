export const about = {
  title: 'About Us',
  pageTitle: 'About Us: property management in Chennai and Madurai',
  description:
    'Who looks after your property in Chennai and Madurai: one office for tenants, rent, repairs, cleaning and plots.',
  intro: 'We look after homes and plots for owners who live elsewhere or have no time.',
} as const;

export const team = {
  title: 'Our Team',
  pageTitle: 'Our Team in Chennai and Madurai',
  description:
    'Who looks after homes and plots in Chennai and Madurai: who visits, who finds tenants, who repairs and who keeps the books.',
  intro: 'Meet the people who look after your property.',
  closing: 'Would you like to work with us? Write to us.',
} as const;
