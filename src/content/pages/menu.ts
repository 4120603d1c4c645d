import { services } from './services';

/** The main menu; `segments` are the first parts of the paths under which an item is the active one. */
const navigation = [
  { label: 'Home', page: 'home', segments: [''] },
  { label: 'About Us', page: 'about', segments: ['about'] },
  { label: 'Team', page: 'team', segments: ['team'] },
  { label: 'Services', page: 'services', segments: ['services'] },
  { label: 'For owners', page: 'owners', segments: ['owners'] },
  { label: 'Rental Properties', page: 'properties', segments: ['properties', 'rent'] },
  { label: 'Blogs', page: 'blogs', segments: ['blogs', 'singleBlog'] },
  { label: 'Contact us', page: 'contact', segments: ['contact'] },
] as const;

/** Without the page of the services where all are hidden. */
export const menu = navigation.filter(({ page }) => page !== 'services' || services.length > 0);
