import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { endsEarly, pictureFault } from '../../../src/domain/picture/fault';

type Bytes = Uint8Array<ArrayBuffer>;

const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a8472a' } });
const makeBytes = async (picture: Sharp): Promise<Bytes> =>
  Uint8Array.from(await picture.toBuffer());
const text = (content: string): Bytes => Uint8Array.from(Buffer.from(content, 'latin1'));

const jpeg = await makeBytes(plain.clone().jpeg());
const progressive = await makeBytes(plain.clone().jpeg({ progressive: true }));
/** A camera's JPEG with a preview inside, which has an end marker of its own. */
const withPreview = Uint8Array.from([
  ...jpeg.subarray(0, 2),
  0xff,
  0xe1,
  0,
  10,
  1,
  2,
  3,
  4,
  0xff,
  0xd8,
  0xff,
  0xd9,
  ...jpeg.subarray(2),
]);
const whole: [string, Bytes][] = [
  ['JPEG', jpeg],
  ['progressive JPEG', progressive],
  ['JPEG with a preview inside', withPreview],
  ['JPEG with something after its end', Uint8Array.from([...jpeg, 1, 2, 3])],
  ['PNG', await makeBytes(plain.clone().png())],
  ['WebP', await makeBytes(plain.clone().webp())],
];

describe('truncated pictures', () => {
  it.each(whole)('a complete %s is not', (_, bytes) => {
    expect(endsEarly(bytes)).toBe(false);
  });

  it.each(whole.filter(([name]) => !name.includes('after')))('half a %s is one', (_, bytes) => {
    expect(endsEarly(bytes.slice(0, bytes.length / 2))).toBe(true);
    expect(pictureFault(bytes.slice(0, bytes.length / 2))).toBe('truncated');
  });

  it('a JPEG with something between its segments is left to the browser', () => {
    const odd = Uint8Array.from([...withPreview.subarray(0, 14), 0, ...withPreview.subarray(14)]);
    expect(endsEarly(odd)).toBe(false);
  });

  it('a JPEG that ends within its header is', () => {
    expect(endsEarly(withPreview.slice(0, 14))).toBe(true);
  });
});

/** The head of a picture that says to be 24,000 pixels high and wide. */
const largePng = Uint8Array.from(await makeBytes(plain.clone().png()));
largePng.set([0, 0, 0x5d, 0xc0, 0, 0, 0x5d, 0xc0], 16);
const largeJpeg = Uint8Array.from(withPreview);
largeJpeg.set([0x5d, 0xc0, 0x5d, 0xc0], Buffer.from(largeJpeg).indexOf('ffc0', 0, 'hex') + 5);

it.each<[string, Bytes, string]>([
  ['a PNG of 576 million pixels', largePng, 'too-many-pixels'],
  ['a JPEG of 576 million pixels', largeJpeg, 'too-many-pixels'],
  ['nothing', text(''), 'empty'],
  ['an iPhone picture', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['a text with the name of a picture', text('Dear Sir or Madam'), 'no-picture'],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), 'no-picture'],
  ['a clip of an iPhone', text('\0\0\0\x14ftypqt  \0\0\0\0qt  '), 'video'],
  ['a clip of another phone', text('\0\0\0\x18ftypisom\0\0\0\0'), 'video'],
  ['an old clip', text('\0\0\0\x08wide\0\0\0\0mdat'), 'video'],
  ['a WebM', text('\x1aE\xdf\xa3\x01'), 'video'],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'drawing'],
  [
    'a drawing with a declaration',
    text('\xef\xbb\xbf<?xml version="1.0"?>\n<svg></svg>'),
    'drawing',
  ],
  ['a page with a drawing', text('<!doctype html><p><svg></svg>'), 'no-picture'],
  ['a scan', text('II*\0\b\0\0\0'), 'tiff'],
  ['a scan of another machine', text('MM\0*\0\0\0\b'), 'tiff'],
  ['an AVIF that the browser cannot read', text('\0\0\0\x18ftypavif\0\0\0\0'), 'unreadable'],
  ['a damaged GIF', text('GIF89a\x01'), 'unreadable'],
  ['a whole JPEG that the browser cannot read', jpeg, 'unreadable'],
])('%s is told by its bytes', (_, bytes, fault) => {
  expect(pictureFault(bytes)).toBe(fault);
});
