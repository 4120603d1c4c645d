import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/domain/import';
import { isSharePage } from '../../../src/domain/import/plan';
import { headers, makePlan, propertyCells, makeRows, stored } from './sheets';

/** The cautions of one new row; cells of further columns are given by their headers. */
function readCautions(
  given: Parameters<typeof propertyCells>[1],
  more: Record<string, Cell> = {},
): string[] {
  const row = [...propertyCells('A', given), ...Object.values(more)];
  const [planned] = makePlan([[...headers, ...Object.keys(more)], row]);
  expect(planned).toMatchObject({ action: 'create', errors: [] });
  return planned?.cautions ?? [];
}

it.each<[Cell, RegExp]>([
  [0, /less than ₹1,000/],
  ['250 crore', /more than ₹10,00,000/],
  ['negotiable', /not understood whole/],
  ['50%', /not understood whole/],
  ['-do-', /not understood whole/],
  ['8,00,000 lease', /not understood whole/],
])('a rent of %j is pointed at', (rent, caution) => {
  const cautions = readCautions({ Rent: rent });
  expect(cautions.at(-1)).toMatch(caution);
});

it.each<[Cell, isShown: boolean]>([
  [38, false],
  ['250 crore', false],
  ['50%', false],
  ['negotiable', false],
  ['AED 3,000', false],
  ['9,500 pw', false],
  ['-do-', false],
  ['TBD', false],
  ['(25,000)', false],
  ['₹22,000 + maint 2,500 (neg)', true],
  [1_000, true],
])('a rent of %j that visitors would take as an offer is published: %s', (rent, isShown) => {
  const [row] = makePlan(makeRows(propertyCells('A', { Rent: rent })));
  expect(row?.write).toMatchObject({ input: { shown: isShown } });
  expect(row?.after).toEqual({ create: { state: isShown ? 'shown' : 'held' } });
  const hidden = /^(?:Show on the site)?: .*Something in this row is to be checked first/;
  expect(row?.cautions.some((caution) => hidden.test(caution))).toBe(!isShown);
});

it.each<[advance: Cell, isHeld: boolean]>([
  ['15,000', true],
  [25_000, false],
  ['1.5L', false],
  ['15 days', false],
  ['0', false],
  ['half month', false],
])('an advance of %j beside a rent of 25,000 is held back: %s', (advance, isHeld) => {
  const [row] = makePlan([
    [...headers, 'Advance'],
    [...propertyCells('A'), advance],
  ]);
  expect(row?.after).toEqual({ create: { state: isHeld ? 'held' : 'shown' } });
  expect(row?.cautions.some((one) => /less than a month’s rent/.test(one))).toBe(isHeld);
});

it.each<[header: string, cell: string, isHeld: boolean]>([
  ['Notes', 'AED/yr!! no currency in the system', true],
  ['Notes', 'he wants AED 72,000', true],
  ['Notes', '600 USD', true],
  ['Notes', 'INR 25,000', false],
  ['Notes', 'ALL 3 rooms new', false],
  ['Remarks', 'LET OUT', true],
  ['Remarks', 'காலியில்லை', true],
  ['Vacancy', 'gone!', true],
  ['Vacancy', 'LET 22/11', true],
  ['Notes', 'காலியில்லை - அடுத்த மாதம்', true],
  ['Remarks', 'Let me know', false],
  ['Lift', 'booked', false],
])('a home with %s “%s” is held back: %s', (header, cell, isHeld) => {
  const [row] = makePlan([
    [...headers, header],
    [...propertyCells('A'), cell],
  ]);
  expect(row?.after).toEqual({ create: { state: isHeld ? 'held' : 'shown' } });
  expect(row?.cautions.some((caution) => caution.includes(`“${cell}” here`))).toBe(isHeld);
  expect(row?.cautions.join().includes('is to be checked first')).toBe(isHeld);
});

it('a column of the status says whether a home is let', () => {
  const [row] = makePlan([
    [...headers, 'Status', 'Remarks'],
    [...propertyCells('A'), 'Vacant', 'LET'],
  ]);
  expect(row).toMatchObject({ cautions: [], after: { create: { state: 'shown' } } });
});

it('a rupee sign that a program has spoiled is one', () => {
  const [row] = makePlan(makeRows(propertyCells('A', { Rent: '?35,000' })));
  expect(row).toMatchObject({ cautions: [], write: { input: { price: '₹35,000' } } });
});

it('a size that no home has is not published', () => {
  const [row] = makePlan(makeRows(propertyCells('A', { Size: '1.15' })));
  expect(row?.cautions.join()).toContain('less than 100 sqft');
  expect(row?.after).toEqual({ create: { state: 'held' } });
});

it.each<[Cell]>([[1_000], ['1.2 lakh'], ['₹32,000/- + maintenance'], [1_000_000]])(
  'a rent of %j is not',
  (rent) => {
    expect(readCautions({ Rent: rent })).toEqual([]);
  },
);

it('a rent is pointed at in a change as well', () => {
  const cells = propertyCells('A', { Reference: 'one', Rent: 25 });
  const [row] = makePlan(makeRows(cells), [stored({ name: 'A' })]);
  expect(row).toMatchObject({ action: 'update' });
  expect(row?.cautions.at(-1)).toContain('less than');
  expect(row?.write).toMatchObject({ patch: { price: '25', shown: false } });
  expect(row?.after).toEqual({ update: { state: 'held' } });
  const [other] = makePlan(makeRows(propertyCells('A', { Reference: 'one', Rent: 26_000 })), [
    stored({ name: 'A' }),
  ]);
  expect(other?.write).toMatchObject({ patch: { price: '26000' } });
  expect(other?.after).toEqual({ update: { state: 'shown' } });
});

it.each([
  ['Size', 'big'],
  ['Size', '1200 sqft near the park'],
  ['BHK', '??'],
  ['BHK', '2 BHK near Sector 7'],
  ['Baths', 'NaN'],
])('a home whose %s is “%s”, which is not understood whole, waits', (header, text) => {
  const [row] = makePlan(makeRows(propertyCells('A', { [header]: text })));
  expect(row?.cautions.join()).toContain(`${header}: This is not understood whole`);
  expect(row?.after).toEqual({ create: { state: 'held' } });
});

it.each([
  ['Brokerage', '50%'],
  ['Brokerage', '0.5'],
  ['Maintenance', 'AED 300'],
  ['Maintenance', '2,500 + GST'],
])('of a home whose %s is “%s” only that is left out, and named', (header, text) => {
  const [row] = makePlan([
    [...headers, header],
    [...propertyCells('A'), text],
  ]);
  expect(row?.cautions).toEqual([
    expect.stringContaining(`${header}: Not imported: “${text}” is not one amount`),
  ]);
  expect(row?.after).toEqual({ create: { state: 'shown' } });
});

it.each(['2,500', 'Included', 'As per society', 'Nil'])(
  'what is paid beside the rent may be %j',
  (text) => {
    expect(readCautions({}, { Maintenance: text })).toEqual([]);
  },
);

it.each([
  ['Name', '??????? ???????'],
  ['Description', 'à®•à®Ÿà®²à¯ near the beach'],
  ['Description', 'Near ____ street'],
  ['Address', 'Adyar\uFFFD\uFFFD, Chennai'],
])('a home whose %s has lost its letters waits: %s', (header, text) => {
  const cells = header === 'Name' ? propertyCells(text) : propertyCells('A');
  const [row] = makePlan([
    [...headers, ...(header === 'Description' ? [header] : [])],
    header === 'Address'
      ? propertyCells('A', { Address: text })
      : [...cells, ...(header === 'Description' ? [text] : [])],
  ]);
  expect(row?.cautions.join()).toContain(`${header}: Letters were lost when this file was saved`);
  expect(row?.after).toEqual({ create: { state: 'held' } });
});

it.each([
  ['-do-', '25000'],
  ['"', '25000'],
  ['〃', '25000'],
  ['Same as above', '25000'],
  ['மேற்படி', '25000'],
  ['26000', '26000'],
])('a rent of %j below one of 25,000 is %s', (text, rent) => {
  const [, row] = makePlan(
    makeRows(
      propertyCells('A', { Rent: 25_000 }),
      propertyCells('B', { Rent: text, Address: 'Other Road, Adyar, Chennai 600020' }),
    ),
  );
  expect(row?.write).toMatchObject({ input: { name: 'B', price: rent } });
});

it('a whole number that a program has written with a point is that number', () => {
  const [row] = makePlan(makeRows(propertyCells('A', { BHK: '2.0', Rent: '28000.0' })));
  expect(row).toMatchObject({ cautions: [], write: { input: { bedrooms: '2', price: '28000' } } });
});

it('a mark for the cell above in the first row is not understood', () => {
  const [row] = makePlan(makeRows(propertyCells('A', { Rent: '-do-' })));
  expect(row?.after).toEqual({ create: { state: 'held' } });
});

it('a text that ends where programs cut it, and goes on on the site, changes nothing', () => {
  const whole = 'A quiet street with old trees. '.repeat(20).trim();
  const change = (description: string) => {
    const [row] = makePlan(
      [
        [...headers, 'Description'],
        [...propertyCells('A', { Reference: 'one' }), description],
      ],
      [stored({ name: 'A', propertyDes: whole })],
    );
    const changed = row?.changes.map(({ key }) => key).includes('propertyDes');
    return { changed, isSaid: row?.cautions.join().includes('only the beginning of that text') };
  };
  expect(change(whole.slice(0, 255))).toEqual({ changed: false, isSaid: true });
  expect(change(whole.slice(0, 300))).toEqual({ changed: true, isSaid: false });
  expect(change('A quiet street.')).toEqual({ changed: true, isSaid: false });
});

it.each([
  ['வீடு “A”', '???? “A”'],
  ['Water ₹500 – metered', 'Water ?500 – metered'],
  ['A – B, வீடு', 'A _ B, ____'],
])('letters that a program has lost of %j change nothing', (whole, lost) => {
  const change = (text: string) =>
    makePlan(
      [
        [...headers, 'Description'],
        [...propertyCells('A', { Reference: 'one' }), text],
      ],
      [stored({ name: 'A', propertyDes: whole })],
    )[0];
  const written = change(lost);
  expect(written?.changes.map(({ key }) => key)).not.toContain('propertyDes');
  expect(written?.changes.map(({ key }) => key)).not.toContain('shown');
  expect(written?.cautions.join()).toContain('letters of that text were lost');
  expect(change(`${lost} Lift.`)?.changes.map(({ key }) => key)).toContain('propertyDes');
});

it('a time of day in place of a number holds its home', () => {
  expect(readCautions({ Floor: '5:00 AM' }, { Balcony: '14:00', Facing: '9:00 PM' })).toEqual([
    expect.stringMatching(/is to be checked first/),
    expect.stringMatching(/^Floor: This is a time of day/),
    expect.stringMatching(/^Balcony: This is a time of day/),
  ]);
});

it.each([
  ['Description', 'Owner R. 9840000000, do not show'],
  ['Description', 'call 98400 00000'],
  ['Description', '044-2345 6789'],
  ['Description', 'Owner in Dubai: wa.me/971501234567'],
  ['Features', 'Mail: r.kumar+homes@mail.example.co.in.'],
])('row 40: a number or an address in a public text holds its home: %s with %s', (header, text) => {
  const caution = new RegExp(`^${header}: .*telephone number or an email`);
  expect(readCautions({}, { [header]: text })).toEqual([
    expect.stringMatching(/is to be checked first/),
    expect.stringMatching(caution),
  ]);
});

it.each([
  'Rent ₹25,000, deposit 1,50,000, 1150 sqft, built 2019',
  'Listed 01-02-2026; 24x7 water @ the gate',
  '12345678901234567890',
])('row 40: other texts are not: %s', (text) => {
  expect(readCautions({}, { Description: text })).toEqual([]);
});

describe('pictures that cannot be shown', () => {
  const [gone = '', whole = '', other = ''] = ['a', 'b', 'c'].map(
    (sign) => `/api/image/${sign.repeat(24)}`,
  );
  const page = 'https://drive.google.com/file/d/1/view';
  const isMissing = (address: string) => address.startsWith(gone);

  it('are named together, and the others are taken', () => {
    const images = [gone, `${gone}-2x2`, page, whole, 'https://1drv.ms/i/s!abc', other];
    const cells = [...propertyCells('A'), images.join('\n')];
    const [row] = makePlan([[...headers, 'Photos'], cells], [], [], isMissing);
    expect(row?.cautions).toEqual([expect.stringContaining('Left out: picture 1–3, 5.')]);
    expect(row?.write).toMatchObject({ input: { images: [whole, other] } });
  });

  it.each<
    [string, sheet: string[], now: string[], exported: string[] | null, string[] | null, number[]]
  >([
    ['new in the sheet are skipped', [whole, gone], [whole, other], null, [whole], [2]],
    ['of the property stay: the row changes nothing', [whole, gone], [whole, gone], null, null, []],
    ['of the property stay beside a new one', [gone, other], [gone], null, [gone, other], []],
    ['alone in the sheet change nothing', [page], [whole], null, null, [1]],
    ['not edited since the export change nothing', [whole, gone], [other], [whole, gone], null, []],
    ['edited since the export are skipped', [gone, whole], [other], [whole, gone], [whole], [1]],
  ])('%s', (_name, sheet, now, exported, images, skipped) => {
    const cells = [...propertyCells('A', { Reference: 'one' }), sheet.join('\n'), 'v0'];
    const there = stored({ name: 'A', images: now, version: exported ? 'v1' : 'v0' });
    const before = exported ? [stored({ name: 'A', images: exported, version: 'v0' })] : [];
    const [row] = makePlan([[...headers, 'Photos', 'Version'], cells], [there], before, isMissing);
    expect(row?.errors).toEqual([]);
    expect(row?.write?.kind === 'update' ? (row.write.patch.images ?? null) : null).toEqual(images);
    expect(row?.cautions.filter((caution) => caution.includes('picture '))).toEqual(
      skipped.map((picture): unknown => expect.stringContaining(`picture ${picture}.`)),
    );
  });

  it.each([
    [page, true],
    ['https://www.dropbox.com/s/abc/hall.jpg?dl=0', true],
    ['https://office-my.sharepoint.com/:i:/g/abc', true],
    ['https://www.dropbox.com/s/abc/hall.jpg?raw=1', false],
    ['https://a.example/drive.google.com/hall.jpg', false],
    ['https://notdropbox.com/hall.jpg', false],
  ])('%s opens a page: %s', (address, expected) => {
    expect(isSharePage(address)).toBe(expected);
  });
});
