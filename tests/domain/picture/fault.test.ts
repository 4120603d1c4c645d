import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import type { Bytes } from '../../../src/domain/picture/file-kind';
import { pictureFault } from '../../../src/domain/picture/fault';

const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a8472a' } });
const makeBytes = async (picture: Sharp): Promise<Bytes> =>
  Uint8Array.from(await picture.toBuffer());
const text = (content: string): Bytes => Uint8Array.from(Buffer.from(content, 'latin1'));
const jpeg = await makeBytes(plain.clone().jpeg());

/** The head of a picture that says to be 24,000 pixels high and wide. */
const largePng = Uint8Array.from(await makeBytes(plain.clone().png()));
largePng.set([0, 0, 0x5d, 0xc0, 0, 0, 0x5d, 0xc0], 16);
const largeJpeg = Uint8Array.from(jpeg);
largeJpeg.set([0x5d, 0xc0, 0x5d, 0xc0], Buffer.from(largeJpeg).indexOf('ffc0', 0, 'hex') + 5);

/** As the scanners of hospitals and some cameras write it. */
const jpeg12 = Uint8Array.from(jpeg);
jpeg12[Buffer.from(jpeg).indexOf('ffc0', 0, 'hex') + 4] = 12;

it.each<[string, Bytes, string]>([
  ['a JPEG of 12 bits', jpeg12, 'other picture'],
  ['a PNG of 576 million pixels', largePng, 'too-many-pixels'],
  ['a JPEG of 576 million pixels', largeJpeg, 'too-many-pixels'],
  ['nothing', text(''), 'empty'],
  ['an iPhone picture', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['an iPhone picture that says no length', text('\0\0\0\0ftypheic\0\0\0\0'), 'heic'],
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
  ['a scan', text('II*\0\b\0\0\0'), 'raw'],
  ['a scan of another machine', text('MM\0*\0\0\0\b'), 'raw'],
  ['a raw picture', text('\0\0\0\x18ftypcrx \0\0\0\x01crx isom'), 'raw'],
  ['a picture of the heif family alone', text('\0\0\0\x1cftypmif1\0\0\0\0mif1heic'), 'heic'],
  ['a JPEG XL', text('\0\0\0\x0cJXL \r\n\x87\n'), 'other picture'],
  ['a JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n'), 'other picture'],
  ['a Photoshop file', text('8BPS\0\x01'), 'other picture'],
  ['a PDF', text('%PDF-1.7\n'), 'document'],
  ['a Word file', text(`PK\x03\x04${' '.repeat(26)}[Content_Types].xml`), 'document'],
  ['a ZIP', text(`PK\x03\x04${' '.repeat(26)}photos/hall.jpg`), 'archive'],
  ['a voice message', text('OggS\0\x02'), 'audio'],
  ['an audio file of a phone', text('\0\0\0\x1cftypM4A \0\0\0\0M4A mp42'), 'audio'],
  ['a wave', text('RIFF\x24\0\0\0WAVEfmt '), 'audio'],
  ['a television recording', text('\0\0\x01\xba'), 'video'],
  ['an AVIF of another brand', text('\0\0\0\x1cftypmif1\0\0\0\0mif1avif'), 'unreadable'],
  ['an AVIF that the browser cannot read', text('\0\0\0\x18ftypavif\0\0\0\0'), 'unreadable'],
  ['a damaged GIF', text('GIF89a\x01'), 'unreadable'],
  ['a whole JPEG that the browser cannot read', jpeg, 'unreadable'],
])('%s is told by its bytes', (_, bytes, fault) => {
  expect(pictureFault(bytes)).toBe(fault);
});
