/** Every page that is photographed, with the name of its picture. */

const companyPages = {
  home: '/',
  about: '/about',
  team: '/team',
  services: '/services',
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`service-${at + 1}`, `/services/${at + 1}`]),
  ),
  listings: '/properties',
  'listings-filtered': '/properties?category=Apartment&minBed=2&lift=1',
  'listings-empty': '/properties?text=nothing+fits+this',
  blogs: '/blogs',
  contact: '/contact',
  privacy: '/privacy',
  enquiry: '/enquiry',
  'not-found': '/no/such/page',
  'home-not-found': '/properties/single/nobody',
  'article-not-found': '/singleBlog/nobody',
  error: '/500',
  signin: '/signin',
};

async function list(address, path) {
  return (await fetch(new URL(path, address))).json();
}

const longest = (records, field) =>
  records.toSorted((one, other) => other[field].length - one[field].length)[0];

/** What visitors see: the company's pages, a usual property and odd ones, a blog post. */
export async function publicPages(address) {
  const properties = await list(address, '/api/property/getproperty');
  const [blog] = await list(address, '/api/blog/getblogs');
  const single = (home) => `/properties/single/${home._id}`;
  return {
    ...companyPages,
    property: single(
      properties.find(({ status, images }) => status === 'Available' && images.length),
    ),
    'property-long-name': single(longest(properties, 'name')),
    'property-no-picture': single(properties.find(({ images }) => images.length === 0)),
    'property-occupied': single(properties.find(({ status }) => status === 'Occupied')),
    blog: `/singleBlog/${blog._id}`,
  };
}

/** What the operator sees. */
export async function officePages(address) {
  const [home] = await list(address, '/api/property/getproperty');
  const [blog] = await list(address, '/api/blog/getblogs');
  return {
    'office-home': '/admin',
    'office-homes': '/admin/property/allproperty',
    'office-add-home': '/admin/property/addproperty',
    'office-edit-home': `/admin/property/getproperty/${home._id}`,
    'office-add-article': '/admin/blog/addblog',
    'office-articles': '/admin/blog/allblog',
    'office-edit-article': `/admin/blog/getblog/${blog._id}`,
    'office-enquiries': '/admin/enquiries',
    'office-bulk': '/admin/bulk',
    'office-trash': '/admin/trash',
  };
}
