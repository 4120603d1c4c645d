/** Every page to photograph, with the name of its picture. */

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
  'listings-map': '/properties?view=map',
  blogs: '/blogs',
  contact: '/contact',
  privacy: '/privacy',
  enquiry: '/enquiry',
  'shortlist-empty': '/shortlist',
  'not-found': '/no/such/page',
  'property-not-found': '/properties/single/nobody',
  'blog-not-found': '/singleBlog/nobody',
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
  const single = (property) => `/properties/single/${property._id}`;
  return {
    ...companyPages,
    property: single(
      properties.find(({ status, images }) => status === 'Available' && images.length),
    ),
    'property-long-name': single(longest(properties, 'name')),
    'property-no-picture': single(properties.find(({ images }) => images.length === 0)),
    shortlist: `/shortlist?homes=${properties.slice(0, 6).map(({ _id }) => _id)}`,
    'property-occupied': single(properties.find(({ status }) => status === 'Occupied')),
    blog: `/singleBlog/${blog._id}`,
  };
}

/** What the operator sees. */
export async function adminPages(address) {
  const [property] = await list(address, '/api/property/getproperty');
  const [blog] = await list(address, '/api/blog/getblogs');
  return {
    'admin-home': '/admin',
    'admin-properties': '/admin/property/allproperty',
    'admin-add-property': '/admin/property/addproperty',
    'admin-edit-property': `/admin/property/getproperty/${property._id}`,
    'admin-add-blog': '/admin/blog/addblog',
    'admin-blogs': '/admin/blog/allblog',
    'admin-edit-blog': `/admin/blog/getblog/${blog._id}`,
    'admin-enquiries': '/admin/enquiries',
    'admin-bulk': '/admin/bulk',
    'admin-trash': '/admin/trash',
    'admin-setup': '/admin/setup',
  };
}
