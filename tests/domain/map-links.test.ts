import { expect, it } from 'vitest';
import { mapLinks, mapPlace, mapPoint } from '../../src/domain/map-links';
import { isMapUrl, mapLinkIn } from '../../src/domain/links';

it.each([
  'https://www.google.com/maps',
  'https://www.google.co.in/maps/place/x',
  'https://maps.google.com/?q=13.08,80.21',
  'https://maps.app.goo.gl/AbCdEf123',
  'https://goo.gl/maps/AbCdEf',
  'https://www.google.com.sg/maps?q=Adyar',
  'https://ｗｗｗ.google.com/maps',
])('%s is a map', (text) => {
  expect(isMapUrl(text)).toBe(true);
});

it.each([
  'https://www.google.com/',
  'https://www.google.com/mapsevil',
  'https://www.google.com/url?q=https://evil.example',
  'https://maps.google.com/url?q=https://evil.example',
  'https://goo.gl/evil',
  'https://www.google.com.evil.example/maps',
  'https://www.google.evil/maps',
  'https://share.google/AbCdEf',
  'https://evil.example/www.google.com/maps',
  'https://www.gооgle.com/maps',
])('row 24: %s is no map of ours', (text) => {
  expect(isMapUrl(text)).toBe(false);
  expect(mapPlace(text)).toBeNull();
});

const maps = 'https://www.google.com/maps';
const data = 'data=!3m1!4b1!4m6!3m5!1s0x3a526:0xb2a!8m2!3d13.0850123!4d80.2101456!16s%2Fg%2F11b';
const marked = '13.0850123,80.2101456';
const spot = '13.0827,80.2707';

it.each([
  ['the marker before the view', `/place/Palm+Villa/@13.08,80.2,17z/${data}`, marked],
  ['a marker south and west', `/place/x/data=!3d-33.8!4d-151.2`, '-33.8,-151.2'],
  ['the view before a name', `/place/Palm+Villa/@${spot},17z`, spot],
  ['a name', `/place/Anna+Nagar,+Chennai`, 'Anna Nagar, Chennai'],
  ['a name with a slash, in Tamil', `/place/4%2F5+%E0%AE%85%E0%AE%9F%E0%AF%88/`, '4/5 அடை'],
  ['q with coordinates', `?q=13.0827,+80.2707&z=17`, spot],
  ['q of a shared position', `?q=loc:${spot}(Our+home)`, spot],
  ['q before the view', `/@12.9,80.1,11z?q=13.08,80.27`, '13.08,80.27'],
  ['ll', `?ll=${spot}&z=15`, spot],
  ['the query of the documented address', `/search/?api=1&query=13.0827%2C80.2707`, spot],
  ['the centre of a map', `/@?api=1&map_action=map&center=13.08%2C80.27`, '13.08,80.27'],
  ['a search', `/search/flats+in+Adyar/@13.0,80.2,14z`, 'flats in Adyar'],
  ['the end of a route', `/dir//Palm+Villa,+Adyar/@13.1,80.1,12z/data=!4m2`, 'Palm Villa, Adyar'],
  ['the end of a documented route', `/dir/?api=1&origin=x&destination=Adyar`, 'Adyar'],
])('the place that a link names: %s', (_, link, place) => {
  expect(isMapUrl(maps + link)).toBe(true);
  expect(mapPlace(maps + link)).toBe(place);
});

it.each([
  'https://maps.app.goo.gl/AbC?q=13,80',
  'https://goo.gl/maps/x?q=13,80',
  maps,
  `${maps}/`,
  `${maps}/place/`,
  `${maps}/dir///`,
  `${maps}/dir//@13.1,80.1,12z`,
  `${maps}?cid=1028111`,
  `${maps}/place/?q=place_id:ChIJ`,
  `${maps}?q=%20%0A`,
  `${maps}?q=Adyar%00`,
  `${maps}?q=%E2%80%AEradya`,
  `${maps}?q=91,80`,
  `${maps}?q=13,181`,
  `${maps}/@91,80,17z`,
  `${maps}/@13.0827,17z`,
  `${maps}/@1e9,80,17z`,
  `${maps}/place/%E0%A4%A`,
  '',
  'https://www.google.com/url?q=13,80',
  'https://evil.example/maps?q=13,80',
])('%j names no place', (link) => {
  expect(mapPlace(link)).toBeNull();
});

it.each([
  [`${maps}/place/Palm+Villa/@13.08,80.2,17z/${data}`, [13.0850123, 80.2101456]],
  [`${maps}?q=${spot}`, [13.0827, 80.2707]],
  [`${maps}/place/12,+Adyar`, null],
  ['https://maps.app.goo.gl/AbC', null],
])('%s marks the point %j', (link, point) => {
  expect(mapPoint(link)).toEqual(point);
});

it.each([
  [`Sunrise Flats https://maps.app.goo.gl/AbCdEf123`, 'https://maps.app.goo.gl/AbCdEf123'],
  [`https://a.example https://goo.gl/maps/x\n`, 'https://goo.gl/maps/x'],
  [
    `<iframe src="${maps}/embed?pb=!1m18!2d80.25!3d13.00&amp;hl=en" width="600" height="450"></iframe>`,
    `${maps}/embed?pb=!1m18!2d80.25!3d13.00&hl=en`,
  ],
  [`${maps}/place/King's+Villa/@${spot},17z`, `${maps}/place/King's+Villa/@${spot},17z`],
  [' 13.0067,\u00a080.2206 ', `${maps}?q=13.0067,80.2206`],
  ['12, 80', '12, 80'],
  ['13.0067, 280.2206', '13.0067, 280.2206'],
  [' https://share.google/AbCdEf', 'https://share.google/AbCdEf'],
])('of %j the link is %s', (pasted, link) => {
  expect(mapLinkIn(pasted)).toBe(link);
});

const address = '12 Third Street, Adyar, Chennai';
const search = `${maps}?q=12+Third+Street%2C+Adyar%2C+Chennai`;
const searchFrame = `${search}&output=embed`;
const framed = `${maps}?q=13.0317,80.1817&output=embed`;
const embed = `${maps}/embed?pb=!1m18`;
const share = 'https://maps.app.goo.gl/AbC123';
const place = `${maps}/place/Palm+Villa/@13.0827,80.2707,17z?entry=ttu`;

it.each([
  ['is a search for the address when it has no link', '', searchFrame, search],
  ['is a search for the address beside a short link', share, searchFrame, share],
  ['is what a link names, beside it', place, `${maps}?q=13.0827%2C80.2707&output=embed`, place],
  ['is a link made for a frame, beside its page', framed, framed, `${maps}?q=13.0317%2C80.1817`],
  [
    'at maps.google.com is framed at www',
    'https://maps.google.com/?q=Adyar&output=embed',
    `${maps}?q=Adyar&output=embed`,
    `${maps}?q=Adyar`,
  ],
  [
    'searches for the place that a path names, whatever its parameters say',
    `${maps}/place/Adyar?output=embed`,
    `${maps}?q=Adyar&output=embed`,
    `${maps}/place/Adyar?output=embed`,
  ],
  ['is an embedded map, beside a page that is no frame', embed, embed, search],
  ['is a search when its link goes elsewhere', 'javascript:alert(1)', searchFrame, search],
])('the map of a property %s', (_, given, frame, link) => {
  expect(mapLinks(given, address)).toEqual({ frame, link });
});

it('the map of a property is a search for its address, whatever is in it', () => {
  const odd = '4 & 5, "Anna" Nagar?output=x#y, சென்னை';
  const named = `${maps}?q=${encodeURIComponent(odd)}`;
  for (const { frame } of [mapLinks('', odd), mapLinks(named, address)]) {
    const url = new URL(frame);
    expect(`${url.origin}${url.pathname}`).toBe(maps);
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: odd, output: 'embed' });
  }
});
