import { expect, it } from 'vitest';
import {
  telephoneLink,
  whatsappLink,
  whatsappShare,
  youtubeId,
  isMapUrl,
} from '../../src/domain/links';
import { mapPlace } from '../../src/domain/map-links';
import { isPictureUrl } from '../../src/domain/picture/address';

const video = 'dQw4w9WgXcQ';

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'http://www.google.com/maps/place/x',
  'http://a.example/1.jpg',
  'ftp://a.example/1.jpg',
  '//a.example/1.jpg',
  '/\\a.example/1.jpg',
  '\\\\a.example\\1.jpg',
  'https:a.example/1.jpg',
  'https://user@a.example/1.jpg',
  'https://user:secret@www.google.com/maps',
  'https://a.example/1.jpg\nhttps://b.example/2.jpg',
  'https://a.exa\tmple/1.jpg',
  'https://a.example/\u200b1.jpg',
  'https://a.example/"onerror="alert(1)',
  'https://a.example/<script>',
  'https://a.example/1.jpg 2x',
  '/../enquiries/x',
])('row 24: a link that nothing accepts: %j', (text) => {
  expect([isPictureUrl(text), isMapUrl(text)]).toEqual([false, false]);
  expect([mapPlace(text), youtubeId(text)]).toEqual([null, null]);
});

it.each([
  `https://www.youtube.com/watch?v=${video}`,
  `https://www.youtube.com/watch?list=x&v=${video}&t=3`,
  `https://youtube.com/shorts/${video}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${video}`,
  `https://youtu.be/${video}?si=abc`,
])('%s is a video of YouTube', (text) => {
  expect(youtubeId(text)).toBe(video);
});

it.each([
  `http://youtu.be/${video}`,
  `https://youtu.be.evil.example/${video}`,
  `https://notyoutube.com/watch?v=${video}`,
  'https://www.youtube.com/watch?v=%22%3E%3Cscript',
  'https://www.youtube.com/embed/../../evil',
])('row 24: %s is no video of ours', (text) => {
  expect(youtubeId(text)).toBeNull();
});

it.each([
  ['+91 98400 12345', 'tel:+919840012345'],
  ['12+34', 'tel:1234'],
  ['javascript:alert(1)', 'tel:1'],
  ['+91 44 2490 1234 ext. 12', 'tel:+914424901234'],
  ['044-24901234 x12', 'tel:04424901234'],
])('a call to %s is %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

it('a WhatsApp chat has the parameters phone and text, with spaces that every app reads', () => {
  const link = whatsappLink('+91 98400 12345', 'Hello & 1+1?');
  expect(link).toBe('https://api.whatsapp.com/send?phone=919840012345&text=Hello%20%26%201%2B1%3F');
});

it('a WhatsApp chat goes to the number without its extension', () => {
  const { searchParams } = new URL(whatsappLink('+91 98400 12345 ext. 5', ''));
  expect(searchParams.get('phone')).toBe('919840012345');
});

it('a text for WhatsApp is read there letter for letter', () => {
  const text = 'Shortlist: 2 homes\nசிம்மக்கல் வீடு 🏠 – ₹13,500\nA & B + “C” 100% #1?';
  const link = new URL(whatsappShare(text));
  expect(link.searchParams.get('text')).toBe(text);
  expect([...link.searchParams.keys()]).toEqual(['text']);
  expect(link.search).not.toContain('+');
});
