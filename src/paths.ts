const id = encodeURIComponent;

const withHomes = (path: string, homes: readonly string[] = []) =>
  homes.length > 0 ? `${path}?homes=${homes.join(',')}` : path;

export const paths = {
  home: '/',
  about: '/about',
  team: '/team',
  services: '/services',
  service: (service: number) => `/services/${service}`,
  properties: '/properties',
  property: (property: string) => `/properties/single/${id(property)}`,
  /** The homes of a place, by `formatPlacePath`. */
  place: (path: string) => `/rent/${path}`,
  blogs: '/blogs',
  blogsPage: (page: number) => (page > 1 ? `/blogs?page=${page}` : '/blogs'),
  blog: (blog: string) => `/singleBlog/${id(blog)}`,
  /** The homes of a list, by their ids; without any, that of the browser. */
  shortlist: (homes?: readonly string[]) => withHomes('/shortlist', homes),
  contact: '/contact',
  contactAbout: (subject: string) => `/contact?${new URLSearchParams({ subject })}`,
  owners: '/owners',
  sampleInspection: '/owners/sample-inspection',
  sampleStatement: '/owners/sample-statement',
  ownerAbroad: '/owners/abroad',
  /** News by email: the form posts here, and the links of its emails lead here. */
  news: '/news',
  privacy: '/privacy',
  enquiry: '/enquiry',
  enquiryAbout: (homes?: readonly string[]) => withHomes('/enquiry', homes),
  signin: '/signin',
  /** Where a link that somebody was sent is taken up. */
  join: (token = '') => (token === '' ? '/join' : `/join?${new URLSearchParams({ token })}`),
  sitemap: '/sitemap.xml',
  feed: '/rss.xml',
  api: { properties: '/api/property/getproperty', query: '/api/mail/query' },
} as const;

/** Softer than the image CDN's default of 75, for half the bytes. */
const quality = { avif: '40', webp: '60', jpg: '65' } as const;

/** A picture of the image CDN in a width (px). Not every host negotiates the format; `more` are other parameters. */
export function pictureVariant(
  source: string,
  width: number,
  format: 'avif' | 'webp' | 'jpg',
  more: Record<string, string> = {},
): string {
  const asked = { url: source, w: String(width), fm: format, q: quality[format], ...more };
  const query = new URLSearchParams(asked);
  return `/.netlify/images?${query}`;
}
