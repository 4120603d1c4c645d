import { expect, it } from 'vitest';
import { pictureAddress, pictureHost } from '../../src/api/images';

it('pictures go to the hosted service when both of its settings are given', () => {
  expect(pictureHost('my cloud', 'preset')).toEqual({
    address: 'https://api.cloudinary.com/v1_1/my%20cloud/image/upload',
    cloudName: 'my cloud',
    uploadPreset: 'preset',
    isOwn: false,
  });
});

it.each([
  [undefined, undefined],
  ['cloud', undefined],
  [undefined, 'preset'],
])('pictures go to the built-in host with %s and %s', (cloudName, preset) => {
  const host = { address: '/api/image/upload', isOwn: true };
  expect(pictureHost(cloudName, preset)).toMatchObject(host);
});

it.each([
  ['null', null],
  ['a null address', { url: null }],
  ['an address without encryption', { url: 'http://res.example.com/a.jpg' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['text', 'https://res.example.com/a.jpg'],
])('row 31: an answer is a failure: %s', (_, answer) => {
  expect(pictureAddress(answer)).toBeNull();
});

const own = '/api/image/0a1b2c3d4e5f0a1b2c3d4e5f';

it.each([
  ['the built-in host', { url: own }, own],
  ['a hosted service', { url: 'https://res.example.com/a.jpg' }, 'https://res.example.com/a.jpg'],
  [
    'one that gives both schemes',
    { url: 'http://res.example.com/a.jpg', secure_url: 'https://res.example.com/a.jpg' },
    'https://res.example.com/a.jpg',
  ],
])('row 31: the answer of %s is an address', (_, answer, address) => {
  expect(pictureAddress(answer)).toBe(address);
});
