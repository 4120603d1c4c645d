import { choiceWords } from '../../../src/content/properties/choices';
import type { Blog } from '../../../src/domain/blog/schema';
import { companyReference, type CompanyFacts } from '../../../src/domain/structured-data/company';
import type { ListingPage } from '../../../src/domain/structured-data/listing';

export const root = 'https://homes.example/';

export const facts: CompanyFacts = {
  name: 'Neem Tree Homes',
  url: root,
  logo: `${root}favicon.svg`,
  image: `${root}share.jpg`,
  email: 'office@homes.example',
  offices: [
    {
      city: 'Chennai',
      phones: ['+91 00000 00001', '+91 00000 00002'],
      email: 'office@homes.example',
      address: '1 First Street, Adyar, Chennai 600020, Tamil Nadu, India',
    },
    { city: 'Madurai', phones: ['+91 00000 00003'], email: '', address: '' },
    { city: 'Dubai', phones: [], email: '', address: 'Office 5, Deira, Dubai, UAE' },
  ],
  profiles: ['https://www.facebook.com/example'],
  registrations: [{ label: 'RERA', value: 'TN/Agent/1/2025' }],
};

export const company = companyReference(facts);

export const listingPage: ListingPage = {
  url: `${root}properties/single/home-1`,
  name: 'Sunlit Corner Flat – 2 BHK',
  description: 'Two bedrooms above a quiet street.',
  today: '2025-03-10',
  language: 'en-IN',
  company,
  labels: {
    gatedSecurity: 'Gated Security',
    lift: 'Lift',
    waterSource: 'Water source',
    water: 'Water Supply',
    parking: 'Parking Facility',
    fireSafety: 'Fire Safity',
  },
  choices: choiceWords,
};

export const article: Blog = {
  _id: 'article-1',
  blogType: 'Business',
  title: 'Before the monsoon',
  shown: true,
  images: ['/api/image/abc', 'https://pictures.example/two.jpg'],
  description1: 'Sweep the terrace.',
  description2: 'Open the drains.',
  date: '2025-03-01T10:00:00.000Z',
  version: 'v1',
  createdAt: '2025-03-01T10:00:00.000Z',
  updatedAt: '2025-03-02T10:00:00.000Z',
};

/** Texts that try to break out of their element. */
export const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"}],"@type":"Thing"',
  "' onload='alert(1)",
  '&lt;/script&gt; & \u2028\u2029',
  '\u0000\u0008\u001b\ud800',
];
