/**
 * Every address that visitors may meet, made in one place: pages, calls of the API that are open to everybody, and
 * pictures. Those of the admin area are in `admin-paths.ts`, which visitors do not load.
 */

const id = encodeURIComponent;

const slug = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');

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
  /** The owner's form, at a visit or a call. */
  ownerAsk: (kind: 'visit' | 'call') => `/owners#owner-${kind}`,
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
  /** A picture that a build makes of each place on the map. */
  placePicture: ({ city, name }: { city: string; name: string }) =>
    `/assets/places/${slug(`${city} ${name}`)}.jpg`,
  /** Stands for the picture of a home whose place no map shows. */
  noPicture: '/assets/images/no-picture.png',
  api: {
    properties: '/api/property/getproperty',
    property: (property: string) => `/api/property/getproperty/${id(property)}`,
    rows: '/api/property/getrows',
    printedWords: (from: number) => `/api/property/getwords?from=${from}`,
    query: '/api/mail/query',
  },
} as const;

/** A picture of this site as link previews show it. */
export function picturePreview(source: string): string {
  return `/api/image/preview?${new URLSearchParams({ url: source })}`;
}

/** Softer than the image CDN's default of 75, for half the bytes. */
const quality = { avif: '40', webp: '60', jpg: '65' } as const;

/** A picture of the image CDN in a width (px). Not every host negotiates the format. */
export function pictureVariant(
  source: string,
  width: number,
  format: 'avif' | 'webp' | 'jpg',
): string {
  const asked = { url: source, w: String(width), fm: format, q: quality[format] };
  const query = new URLSearchParams(asked);
  return `/.netlify/images?${query}`;
}
