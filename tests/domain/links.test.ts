import { describe, expect, it } from 'vitest';
import {
  isMapUrl,
  isPictureUrl,
  mapEmbedUrl,
  mapSearchEmbedUrl,
  telephoneLink,
  whatsappLink,
  youtubeId,
  mapLinks,
} from '../../src/domain/links';

const video = 'dQw4w9WgXcQ';

describe('row 24: links that nothing accepts', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'http://www.google.com/maps/place/x',
    'http://a.example/1.jpg',
    'ftp://a.example/1.jpg',
    '//a.example/1.jpg',
    '/\\a.example/1.jpg',
    '\\\\a.example\\1.jpg',
    'https:a.example/1.jpg',
    'https:/a.example/1.jpg',
    'https:///a.example/1.jpg',
    'https:\\\\a.example\\1.jpg',
    'https://',
    'https://user@a.example/1.jpg',
    'https://:secret@a.example/1.jpg',
    'https://user:secret@www.google.com/maps',
    'https://a.example/1.jpg\nhttps://b.example/2.jpg',
    'https://a.exa\tmple/1.jpg',
    '\u0001https://a.example/1.jpg',
    'https://a.example/\u202egpj.exe',
    'https://a.example/\u200b1.jpg',
    'https://a.example/"onerror="alert(1)',
    'https://a.example/<script>',
    'https://a.example/1.jpg 2x',
    'https://[::bad/1.jpg',
    '/../enquiries/x',
    '/assets/../../x.jpg',
    '/assets/%2e%2e/x.jpg',
    '/a.jpg?x=1',
    '/a.jpg#x',
    '/a b.jpg',
    'a.jpg',
    './a.jpg',
    '/',
    '',
  ])('%j', (text) => {
    expect([isPictureUrl(text), isMapUrl(text), mapEmbedUrl(text), youtubeId(text)]).toEqual([
      false,
      false,
      null,
      null,
    ]);
  });
});

describe('pictures', () => {
  it.each([
    '/assets/images/default.jpg',
    '/api/image/0a1b2c',
    'https://a.example/1.jpg',
    'HTTPS://A.example/1.jpg',
    'https://res.cloudinary.example/demo/image/upload/v1/x,y_1.jpg?w=1',
    'https://a.example/%E0%AE%B5.jpg',
    'https://a.example/வீடு.jpg',
    `https://youtu.be/${video}`,
    `https://www.youtube.com/watch?v=${video}`,
  ])('%s may be shown', (text) => {
    expect(isPictureUrl(text)).toBe(true);
  });

  it.each([
    'https://vimeo.com/12345',
    'https://player.vimeo.com/video/12345',
    'https://www.dailymotion.com/video/x1',
    'https://www.facebook.com/watch/?v=1',
    'https://www.tiktok.com/@a/video/1',
    'https://a.example/tour.mp4',
    'https://a.example/tour.MOV?x=1',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
  ])('row 24: the foreign video %s is rejected', (text) => {
    expect(isPictureUrl(text)).toBe(false);
  });
});

describe('maps', () => {
  it.each([
    'https://www.google.com/maps',
    'https://www.google.com/maps/place/Anna+Nagar/@13.08,80.21,15z',
    'https://google.com/maps?q=Adyar',
    'https://www.google.co.in/maps/place/x',
    'https://www.google.ae/maps?q=x',
    'https://maps.google.com/?q=13.08,80.21',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/AbCdEf',
    'https://ｗｗｗ.google.com/maps',
  ])('%s is a map', (text) => {
    expect(isMapUrl(text)).toBe(true);
  });

  it.each([
    'https://www.google.com/',
    'https://www.google.com/mapsevil',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.google.com/maps/../url?q=https://evil.example',
    'https://maps.google.com/url?q=https://evil.example',
    'https://goo.gl/evil',
    'https://goo.gl/mapsevil',
    'https://www.google.com.evil.example/maps',
    'https://www.google.com。evil.example/maps',
    'https://evil.example/www.google.com/maps',
    'https://evil.example/?https://www.google.com/maps',
    'https://evilgoogle.com/maps',
    'https://www.gооgle.com/maps',
    'https://www.google.com:8443/maps',
    'https://www.google.com./maps',
    'https://maps.apple.com/?q=x',
    'https://www.openstreetmap.org/',
  ])('row 24: %s is none of ours', (text) => {
    expect(isMapUrl(text)).toBe(false);
    expect(mapEmbedUrl(text)).toBeNull();
  });

  it.each([
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
    [
      'https://www.google.com/maps?q=Adyar&output=embed',
      'https://www.google.com/maps?q=Adyar&output=embed',
    ],
    [
      'https://maps.google.com/?q=Adyar&output=embed',
      'https://www.google.com/maps?q=Adyar&output=embed',
    ],
    ['https://www.google.co.in/maps/embed?pb=x', 'https://www.google.com/maps/embed?pb=x'],
    ['https://www.google.com/maps/place/Adyar', null],
    ['https://maps.app.goo.gl/AbCdEf123', null],
    ['https://maps.app.goo.gl/AbCdEf123?output=embed', null],
    ['https://goo.gl/maps/x?output=embed', null],
  ])('%s is framed as %s', (text, framed) => {
    expect(mapEmbedUrl(text)).toBe(framed);
  });

  it('an address is searched for, whatever is in it', () => {
    const url = new URL(mapSearchEmbedUrl('4 & 5, "Anna" Nagar?output=x#y, சென்னை'));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.google.com/maps');
    expect(url.searchParams.get('q')).toBe('4 & 5, "Anna" Nagar?output=x#y, சென்னை');
    expect(url.searchParams.getAll('output')).toEqual(['embed']);
  });
});

describe('youtubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${video}`,
    `https://www.youtube.com/watch?list=x&v=${video}&t=3`,
    `https://m.youtube.com/watch?v=${video}`,
    `https://youtube.com/shorts/${video}?feature=share`,
    `https://www.youtube.com/live/${video}`,
    `https://www.youtube.com/embed/${video}`,
    `https://www.youtube-nocookie.com/embed/${video}`,
    `https://youtu.be/${video}?si=abc`,
  ])('%s', (text) => {
    expect(youtubeId(text)).toBe(video);
  });

  it.each([
    `http://youtu.be/${video}`,
    `https://youtu.be.evil.example/${video}`,
    `https://notyoutube.com/watch?v=${video}`,
    `https://youtu.be/${video}x`,
    'https://youtu.be/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript',
    'https://www.youtube.com/embed/../../evil',
  ])('row 24: %s is no video of ours', (text) => {
    expect(youtubeId(text)).toBeNull();
  });
});

it.each([
  ['+91 98400 12345', 'tel:+919840012345'],
  [' +91-98400-12345 ', 'tel:+919840012345'],
  ['044 2345 6789', 'tel:04423456789'],
  ['12+34', 'tel:1234'],
  ['javascript:alert(1)', 'tel:1'],
])('a call to %s is %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

it('a WhatsApp chat has the parameters phone and text, with spaces that every app reads', () => {
  const link = whatsappLink('+91 98400 12345', 'Hello & 1+1?');
  expect(link).toBe('https://api.whatsapp.com/send?phone=919840012345&text=Hello%20%26%201%2B1%3F');
});

const address = '12 Third Street, Adyar, Chennai';
const search = 'https://www.google.com/maps?q=12+Third+Street%2C+Adyar%2C+Chennai';
const frame = 'https://www.google.com/maps?q=13.0317,80.1817&output=embed';
const page = 'https://www.google.com/maps?q=13.0317%2C80.1817';
const embed = 'https://www.google.com/maps/embed?pb=abc';
const share = 'https://maps.app.goo.gl/AbC123';

describe('the map of a property', () => {
  it.each([
    ['is a search for the address when it has no link', '', `${search}&output=embed`, search],
    ['is framed when its link can be, beside the same place as a page', frame, frame, page],
    ['opens a page, not the frame that refuses to be one', embed, embed, search],
    [
      'is a search when its link goes elsewhere (older data)',
      'javascript:alert(1)',
      `${search}&output=embed`,
      search,
    ],
    ['is only a link when the link refuses to be framed', share, null, share],
  ])('%s', (_, googleLocation, embedded, link) => {
    expect(mapLinks(googleLocation, address)).toEqual({ embed: embedded, link });
  });
});
