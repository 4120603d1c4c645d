import { expect, it } from 'vitest';
import { slideMilliseconds } from '../src/components/home/slideshow';
import { heroSlides } from '../src/content/pages/home';
import { company } from '../src/content/company';
import { toastMilliseconds } from '../src/islands/toasts';
import { services } from '../src/content/pages/services';
import { formatDay } from '../src/domain/date';
import { blogFields, recentLimit } from '../src/domain/blog/fields';
import { blogInput } from '../src/domain/blog/schema';
import { untouchedFacts } from '../src/domain/property/facts';
import { defaultFilter } from '../src/domain/property/search/filter';
import {
  categories,
  furnishings,
  galleryLimit,
  parkings,
  ranges,
  statuses,
} from '../src/domain/property/options';
import { workbookTypes } from '../src/islands/admin/import/Chooser';
import { animation, phoneBelow, slideshow, themes, zoom } from '../src/islands/gallery/settings';

it.each(constants())('the specification: %s', (_line, value, wanted) => {
  expect(value).toEqual(wanted);
});

function constants(): readonly [line: string, value: unknown, wanted: unknown][] {
  return [
    ['services are nine', services.map(({ id }) => id), [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['a service has the picture 1', services[8]?.img, '/assets/images/service/9/1.jpg'],
    ['the hero has two slides', heroSlides.length, 2],
    ['the hero goes on every 5000 ms', slideMilliseconds, 5_000],
    ['home and articles show three articles', recentLimit, 3],
    ['a home shows six pictures', galleryLimit, 6],
    ['toasts close after 5000 ms', toastMilliseconds, 5_000],
    ['a double tap takes 200 ms', zoom.doubleTapDelay, 200],
    ['the slideshow goes on every 1100 ms', slideshow.delay, 1_100],
    ['phones are narrower than 768 px', phoneBelow, 768],
    ['a slide moves for 500 ms', animation.swipe, 500],
    ['the lightbox has three themes', themes, ['day', 'night', 'lightbox']],
    [
      'the ranges go from 0 to 5 rooms, 500,000 and 10,000',
      ranges,
      {
        bed: { min: 0, max: 5 },
        price: { min: 0, max: 500_000 },
        bath: { min: 0, max: 5 },
        area: { min: 0, max: 10_000 },
      },
    ],
    [
      'oddity: the filter begins with All and hides nothing, as the default maxima are no limits',
      defaultFilter,
      {
        ...{ text: '', category: 'All', parking: 'All', minBed: 0, maxBed: Infinity, minBath: 0 },
        ...{ maxBath: Infinity, minPrice: 0, maxPrice: Infinity, minArea: 0, maxArea: Infinity },
        ...{ gatedSecurity: false, lift: false, water: false, veg: false, pets: false },
        ...untouchedFacts,
      },
    ],
    ['parking options', parkings, ['None', '2 Wheeler', '4 Wheeler']],
    ['categories', categories, ['Apartment', 'Independent House/Villa', 'Gated Community Villa']],
    ['status options', statuses, ['Available', 'Occupied']],
    ['furnishing options', furnishings, ['Not Furnished', 'Semi Furnished', 'Fully Furnished']],
    ['article types', blogFields.blogType.options, ['Business', 'Review']],
    ['an article begins as Business', blogInput.parse({}).blogType, 'Business'],
    ['the default of the form is the same', blogFields.blogType.default, 'Business'],
    ['days are written DD-MM-YYYY', formatDay('2026-03-09T06:00:00.000Z'), '09-03-2026'],
    ['bulk upload takes .xlsx and .xls', workbookTypes, '.xlsx,.xls'],
    ['Chennai has an email address', company.offices[0].email.includes('@'), true],
    ['Chennai has two phone numbers', company.offices[0].phones.length, 2],
    ['Madurai has one', company.offices[1]?.phones.length, 1],
    [
      'addresses are in Chennai and Dubai',
      company.offices.filter(({ address }) => address !== '').map(({ city }) => city),
      ['Chennai', 'Dubai'],
    ],
  ];
}
