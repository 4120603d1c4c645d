import type { describeCompany } from '../../../src/components/structured-data/company';
import type { Blog } from '../../../src/domain/blog/schema';

export const root = new URL('https://homes.example/');
export const today = '2025-03-10';

export const facts: NonNullable<Parameters<typeof describeCompany>[1]> = {
  name: 'Neem Tree Homes',
  email: 'office@homes.example',
  mark: undefined,
  offices: [
    {
      city: 'Chennai',
      phones: ['+91 00000 00001', '+91 00000 00002'],
      email: 'office@homes.example',
      address: '1 First Street, Adyar, Chennai 600020, Tamil Nadu, India',
      map: 'https://www.google.com/maps?q=13.0067,80.2571',
    },
    { city: 'Madurai', phones: ['+91 00000 00003'], email: '', address: '', map: '' },
    { city: 'Dubai', phones: [], email: '', address: 'Office 5, Deira, Dubai, UAE', map: '' },
  ],
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    youtube: 'https://www.youtube.com/@example',
    linkedin: '',
    x: '',
    google: 'https://g.page/example',
  },
  visits: {
    week: {
      Monday: '10:00–18:00',
      Tuesday: 'closed',
      Wednesday: '10:00–18:00',
      Thursday: '[10:00–18:00]',
      Friday: '10:00–18:00',
      Saturday: '09:00–24:00',
      Sunday: '',
    },
    closedDates: [],
  },
  registrations: [{ label: 'RERA', value: 'TN/Agent/1/2025' }],
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
