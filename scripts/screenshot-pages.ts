/** Every page to photograph, by the name of its picture. */
import { callSite } from './site/call.ts';

const companyPages: Record<string, string> = {
  home: '/',
  about: '/about',
  team: '/team',
  services: '/services',
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`service-${index + 1}`, `/services/${index + 1}`]),
  ),
  listings: '/properties',
  'listings-filtered': '/properties?category=Apartment&minBed=2&lift=1',
  'listings-empty': '/properties?text=nothing+fits+this',
  'listings-map': '/properties?view=map',
  place: '/rent/velachery',
  'place-city': '/rent/chennai',
  'place-bedrooms': '/rent/velachery/2-bhk',
  'place-empty': '/rent/royapuram',
  owners: '/owners',
  'owners-abroad': '/owners/abroad',
  'sample-inspection': '/owners/sample-inspection',
  'sample-statement': '/owners/sample-statement',
  blogs: '/blogs',
  contact: '/contact',
  privacy: '/privacy',
  enquiry: '/enquiry',
  news: '/news',
  'shortlist-empty': '/shortlist',
  'not-found': '/no/such/page',
  'property-not-found': '/properties/single/nobody',
  'blog-not-found': '/singleBlog/nobody',
  error: '/500',
  signin: '/signin',
};

/** The API's list, as far as it is needed. */
interface Listed {
  _id: string;
  name: string;
  status: string;
  images: string[];
}

async function list(address: string, path: string): Promise<Listed[]> {
  const { text } = await callSite(new URL(path, address));
  return JSON.parse(text) as Listed[];
}

/** The visitors' pages: the company's, a usual property and odd ones, a blog post. */
export async function publicPages(address: string): Promise<Record<string, string>> {
  const properties = await list(address, '/api/property/getproperty');
  const [blog] = await list(address, '/api/blog/getblogs');
  const single = (property?: Listed) => `/properties/single/${property?._id}`;
  const byName = properties.toSorted((one, other) => other.name.length - one.name.length);
  return {
    ...companyPages,
    property: single(
      properties.find(({ status, images }) => status === 'Available' && images.length > 0),
    ),
    'property-long-name': single(byName[0]),
    'property-no-picture': single(properties.find(({ images }) => images.length === 0)),
    'property-occupied': single(properties.find(({ status }) => status === 'Occupied')),
    shortlist: `/shortlist?homes=${properties
      .slice(0, 6)
      .map(({ _id }) => _id)
      .join(',')}`,
    blog: `/singleBlog/${blog?._id}`,
  };
}

/** The operator's pages. */
export async function adminPages(address: string): Promise<Record<string, string>> {
  const [property] = await list(address, '/api/property/getproperty');
  const [blog] = await list(address, '/api/blog/getblogs');
  return {
    'admin-home': '/admin',
    'admin-properties': '/admin/property/allproperty',
    'admin-add-property': '/admin/property/addproperty',
    'admin-edit-property': `/admin/property/getproperty/${property?._id}`,
    'admin-add-blog': '/admin/blog/addblog',
    'admin-blogs': '/admin/blog/allblog',
    'admin-edit-blog': `/admin/blog/getblog/${blog?._id}`,
    'admin-enquiries': '/admin/enquiries',
    'admin-new-enquiry': '/admin/enquiries/new',
    'admin-bulk': '/admin/bulk',
    'admin-trash': '/admin/trash',
    'admin-company': '/admin/company',
    'admin-people': '/admin/people',
    'admin-setup': '/admin/setup',
  };
}
