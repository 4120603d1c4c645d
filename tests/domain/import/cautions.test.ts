import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/domain/import/cell';
import { sharePage } from '../../../src/domain/import/share-page';
import { headers, propertyCells, planOf, rowsOf, stored } from './sheets';

type Given = Parameters<typeof propertyCells>[1];

/** The cautions of one new row; the further cells are by their headers. */
function cautionsOf(given: Given, more: Record<string, Cell> = {}): string[] {
  const row = [...propertyCells('A', given), ...Object.values(more)];
  const [planned] = planOf([[...headers, ...Object.keys(more)], row]);
  expect(planned?.errors).toEqual([]);
  expect(planned?.action).toBe('create');
  return planned?.cautions ?? [];
}

describe('a rent', () => {
  it.each<[Cell, RegExp]>([
    [0, /“0” is less than ₹1,000/],
    ['₹25', /less than ₹1,000/],
    [999, /less than/],
    ['250 crore', /“250 crore” is more than ₹10,00,000/],
    [1_000_001, /more than/],
    ['negotiable', /holds no number/],
  ])('of %j is pointed at', (rent, caution) => {
    expect(cautionsOf({ Rent: rent })).toEqual([expect.stringMatching(caution)]);
  });
  it.each<[Cell]>([[1_000], ['25k'], ['1.2 lakh'], ['₹32,000/- + maintenance'], [1_000_000]])(
    'of %j is not',
    (rent) => {
      expect(cautionsOf({ Rent: rent })).toEqual([]);
    },
  );

  it('is pointed at in a change, too', () => {
    const cells = propertyCells('A', { Reference: 'one', Rent: 25 });
    const [row] = planOf(rowsOf(cells), [stored({ name: 'A' })]);
    expect(row).toMatchObject({ action: 'update' });
    expect(row?.cautions).toEqual([expect.stringContaining('less than')]);
  });
});

describe('public texts with a telephone number or an email address', () => {
  it.each([
    'Owner R. 9840000000, do not show',
    'call 98400 00000',
    '+91 98400-00000',
    '+919840000000',
    '098400 00000',
    '044-2345 6789',
    '(044) 23456789',
    'owner@example.com',
    'Mail: r.kumar+homes@mail.example.co.in.',
  ])('are pointed at: %s', (text) => {
    expect(cautionsOf({}, { Description: text })).toEqual([
      expect.stringMatching(/telephone number or an email.*Description/),
    ]);
  });
  it('are pointed at among the costs', () => {
    expect(cautionsOf({}, { Brokerage: 'half a month, ask Ravi 98400 12345' })).toEqual([
      expect.stringMatching(/telephone number.*Brokerage/),
    ]);
  });
  it.each([
    'Rent ₹25,000, deposit 1,50,000, 1150 sqft, built 2019',
    'Near 600040, plot 1234, survey 12345/6',
    'Listed 01-02-2026; 24x7 water @ the gate',
    '12345678901234567890',
  ])('others are not: %s', (text) => {
    expect(cautionsOf({}, { Description: text })).toEqual([]);
  });

  it('every column that visitors read is named', () => {
    const [caution] = cautionsOf(
      { Address: '12 Third Avenue (9840000000)' },
      { Features: 'owner@example.com' },
    );
    expect(caution).toContain('Address, Features');
  });
});

describe('pictures of this site that are gone', () => {
  const [gone, whole, other] = ['/api/image/gone', '/api/image/whole', '/api/image/other'];
  const isMissing = (address: string) => address === gone;
  it('are named together, however many a row has, and pages of each service apart', () => {
    const page = (at: number) => `https://drive.google.com/file/d/${at}/view`;
    const gones = ['a', 'b', 'c', 'd'].map((one) => `${gone}-${one}`);
    const [one, two, three, four] = gones;
    const sheet = [one, two, three, whole, four, page(1), page(2), 'https://1drv.ms/i/s!abc'];
    const cells = [...propertyCells('A'), sheet.join('\n')];
    const isGone = (address: string) => gones.includes(address);
    const [row] = planOf([[...headers, 'Photos'], cells], [], [], isGone);
    expect(row?.cautions).toEqual([
      expect.stringMatching(/^Pictures 1–3, 5 are not.*are skipped\. Upload them/),
      expect.stringMatching(/^Pictures 6–7 are pages of Google Drive.*Download them/),
      expect.stringMatching(/^Picture 8 is a page of OneDrive.*Download it/),
    ]);
    expect(row?.write).toMatchObject({ input: { images: [whole] } });
  });

  const skipped = (picture: number): unknown => expect.stringMatching(`^Picture ${picture} is not`);

  it.each<
    [string, sheet: string[], now: string[], exported: string[] | null, string[] | null, number[]]
  >([
    ['new in the sheet are skipped', [whole, gone], [whole, other], null, [whole], [2]],
    ['of the property stay: the row changes nothing', [whole, gone], [whole, gone], null, null, []],
    ['of the property stay beside a new one', [gone, other], [gone], null, [gone, other], []],
    [
      'of the property stay in another order',
      [gone, whole],
      [whole, gone],
      null,
      [gone, whole],
      [],
    ],
    ['alone in the sheet change nothing', [gone], [whole], null, null, [1]],
    ['not edited since the export change nothing', [whole, gone], [other], [whole, gone], null, []],
    ['edited since the export are skipped', [gone, whole], [other], [whole, gone], [whole], [1]],
  ])('%s', (_name, sheet, now, exported, images, skippedPictures) => {
    const cells = propertyCells('A', { Reference: 'one' });
    const rows = [
      [...headers, 'Photos', 'Version'],
      [...cells, sheet.join('\n'), 'v0'],
    ];
    const before =
      exported === null ? [] : [stored({ name: 'A', images: exported, version: 'v0' })];
    const version = exported === null ? 'v0' : 'v1';
    const [row] = planOf(rows, [stored({ name: 'A', images: now, version })], before, isMissing);
    expect(row?.errors).toEqual([]);
    expect(row?.write?.kind === 'update' ? (row.write.patch.images ?? null) : null).toEqual(images);
    const pictures = row?.cautions.filter((caution) => caution.startsWith('Picture'));
    expect(pictures).toEqual(skippedPictures.map(skipped));
  });
});

describe('an address that opens a page in place of a picture', () => {
  it.each([
    ['https://drive.google.com/file/d/1AbC/view?usp=sharing', 'Google Drive'],
    ['https://drive.google.com/drive/folders/1AbC', 'Google Drive'],
    ['https://photos.app.goo.gl/abc', 'Google Photos'],
    ['https://www.dropbox.com/s/abc/hall.jpg?dl=0', 'Dropbox'],
    ['https://1drv.ms/i/s!abc', 'OneDrive'],
    ['https://office-my.sharepoint.com/:i:/g/abc', 'OneDrive'],
    ['https://www.icloud.com/photos/abc', 'iCloud'],
  ])('%s is a page of %s', (address, service) => {
    expect(sharePage(address)).toBe(service);
  });
  it.each([
    'https://www.dropbox.com/s/abc/hall.jpg?raw=1',
    'https://a.example/drive.google.com/hall.jpg',
    'https://notdropbox.com/hall.jpg',
    '/api/image/abc',
    'not an address',
  ])('%s is not', (address) => {
    expect(sharePage(address)).toBeNull();
  });

  const page = 'https://drive.google.com/file/d/1/view';
  it('is named and left out, and the pictures beside it are taken', () => {
    const cells = [...propertyCells('A'), `https://a.example/1.jpg\n${page}`];
    const [row] = planOf([[...headers, 'Photos'], cells]);
    expect(row?.cautions).toEqual([
      expect.stringMatching(/^Picture 2 is a page of Google Drive.*Download it/),
    ]);
    expect(row?.write).toMatchObject({ input: { images: ['https://a.example/1.jpg'] } });
  });

  it('alone leaves the pictures of a property as they are', () => {
    const there = stored({ name: 'A', images: ['https://a.example/old.jpg'] });
    const cells = [...propertyCells('A', { Reference: 'one' }), page];
    const [row] = planOf([[...headers, 'Photos'], cells], [there]);
    expect(row?.changes.map(({ key }) => key)).not.toContain('images');
    expect(row?.cautions).toHaveLength(1);
  });
});
