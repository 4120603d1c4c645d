import { inCities } from '../cities';

export const about = {
  title: 'About Us',
  pageTitle: `About Us: property management${inCities.all}`,
  description: `Who looks after your property${inCities.all}: one office for tenants, rent, repairs, cleaning and plots.`,
  intro: 'We look after homes and plots for owners who live elsewhere or have no time.',
} as const;

export const team = {
  title: 'Our Team',
  pageTitle: `Our Team${inCities.all}`,
  description: `Who looks after homes and plots${inCities.all}: who visits, who finds tenants, who repairs and who keeps the books.`,
  intro: 'Meet the people who look after your property.',
  /** Where nobody is named. */
  introOfTasks: 'Who does what for your property.',
  tasks: 'Who does what',
  closing: 'Would you like to work with us?',
  write: 'Write to us:',
  link: 'Meet the whole team',
} as const;
