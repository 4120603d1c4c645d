/** The main menu; `segments` are the first parts of the paths under which an item is the active one. */
export const navigation = [
  { label: 'Home', page: 'home', segments: [''] },
  { label: 'About Us', page: 'about', segments: ['about'] },
  { label: 'Team', page: 'team', segments: ['team'] },
  { label: 'Services', page: 'services', segments: ['services'] },
  { label: 'Rental Properties', page: 'properties', segments: ['properties'] },
  { label: 'Blogs', page: 'blogs', segments: ['blogs', 'singleBlog'] },
  { label: 'Contact us', page: 'contact', segments: ['contact'] },
] as const;
