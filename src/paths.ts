import type { ListedKind } from './domain/record';

type RecordAction = 'update' | 'delete' | 'restore' | 'erase' | 'history';

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
  exportSubscribers: '/admin/subscribers.csv',
  privacy: '/privacy',
  enquiry: '/enquiry',
  enquiryAbout: (homes?: readonly string[]) => withHomes('/enquiry', homes),
  signin: '/signin',
  /** Where a link that somebody was sent is taken up. */
  join: (token = '') => (token === '' ? '/join' : `/join?${new URLSearchParams({ token })}`),
  sitemap: '/sitemap.xml',
  feed: '/rss.xml',
  admin: {
    home: '/admin',
    bulk: '/admin/bulk',
    enquiries: '/admin/enquiries',
    trash: '/admin/trash',
    company: '/admin/company',
    people: '/admin/people',
    setup: '/admin/setup',
    blogs: '/admin/blog/allblog',
    addBlog: '/admin/blog/addblog',
    previewBlog: '/admin/blog/preview',
    blog: (blog: string) => `/admin/blog/getblog/${id(blog)}`,
    properties: '/admin/property/allproperty',
    addProperty: '/admin/property/addproperty',
    previewProperty: '/admin/property/preview',
    property: (property: string) => `/admin/property/getproperty/${id(property)}`,
  },
  api: {
    record: (kind: ListedKind, action: RecordAction, record?: string) =>
      `/api/${kind}/${action}${record === undefined ? '' : `/${id(record)}`}`,
    properties: '/api/property/getproperty',
    property: (property: string) => `/api/property/getproperty/${id(property)}`,
    addProperty: '/api/property/addproperty',
    template: '/api/property/template',
    exportProperties: '/api/property/export',
    importPreview: '/api/property/bulk/preview',
    importRows: (run: string) => `/api/property/bulk/import/${id(run)}`,
    importFaulty: (run: string) => `/api/property/bulk/faulty/${id(run)}`,
    importUndo: (run: string) => `/api/property/bulk/undo/${id(run)}`,
    imports: '/api/property/bulk/batches',
    blogs: '/api/blog/getblogs',
    addBlog: '/api/blog/addblog',
    enquiries: '/api/enquiry/list',
    enquiryCalendar: (enquiry: string) => `/api/enquiry/calendar/${id(enquiry)}`,
    updateEnquiry: (enquiry: string) => `/api/enquiry/update/${id(enquiry)}`,
    resendEnquiry: (enquiry: string) => `/api/enquiry/resend/${id(enquiry)}`,
    deleteEnquiry: (enquiry: string) => `/api/enquiry/delete/${id(enquiry)}`,
    exportEnquiries: '/api/enquiry/export',
    query: '/api/mail/query',
    signin: '/api/auth/signin',
    signout: '/api/auth/signout',
    setup: '/api/auth/setup',
    join: '/api/auth/join',
    invite: '/api/auth/invite',
    ownAccount: '/api/auth/own',
    otherSessions: '/api/auth/others',
    person: (person: string) => `/api/auth/person/${id(person)}`,
    session: '/api/auth/session',
    company: '/api/company',
    companyHistory: '/api/company/history',
    upload: '/api/image/upload',
    backupDocument: (name: string) => `/api/backup/${name}`,
    backupPictures: '/api/backup/pictures',
    image: (hash: string) => `/api/image/${id(hash)}`,
  },
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
