import { write, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { ReadChoices } from '../../../src/domain/import/preview';
import { Problem } from '../../../src/server/http/problem';
import { prepareImport } from '../../../src/server/import/prepare';
import { readImport } from '../../../src/server/import/import-store';
import { properties } from '../../../src/server/records/properties';
import type { SheetValue } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();

type Sheets = Record<string, SheetValue[][]>;

function bookOf(sheets: Sheets): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

function previewOf(bytes: Uint8Array<ArrayBuffer>, choices: ReadChoices = {}) {
  return prepareImport({ bytes: bytes.buffer, fileName: 'office.xlsx' }, choices, new Date());
}

/** A sheet as an office writes it: its own headers, and what more the test gives. */
function officeSheet(given: Record<string, SheetValue> = {}): SheetValue[][] {
  const row: Record<string, SheetValue> = {
    'Property Name': 'Rose Villa',
    'Monthly Rent (INR)': '32,000/-',
    'Built up Area in Sq.Ft': 1_150,
    BHK: '2 BHK',
    'No. of Bathrooms': 2,
    'Floor No': 'Ground',
    'Full Address with Pincode': '12/5, Third Avenue, Anna Nagar, Chennai 600040',
    ...given,
  };
  return [Object.keys(row), Object.values(row)];
}

/** The new property that the first row of a preview would make. */
async function inputOf({ id }: { id: string }): Promise<unknown> {
  const write = (await readImport(id))?.file.rows[0]?.write;
  return write?.kind === 'create' ? write.input : write;
}

describe('workbooks as offices make them', () => {
  it('a Remarks column is off until it is allowed, and what visitors would read is pointed at', async () => {
    const remarks = 'Owner R. 9840000000, do not show';
    const bytes = bookOf({ Stock: officeSheet({ Remarks: remarks }) });
    const found = await previewOf(bytes);
    expect(found.rows).toMatchObject([{ cautions: [] }]);
    expect(await inputOf(found)).toMatchObject({ propertyDes: '' });
    const allowed = await previewOf(bytes, { columns: ['H'] });
    expect(allowed.rows[0]?.cautions).toEqual([expect.stringContaining('telephone number')]);
    expect(await inputOf(allowed)).toMatchObject({ propertyDes: remarks });
  });

  it('the sheet after a cover and an empty one is read', async () => {
    const cover = [['Sri Homes, Chennai'], ['Stock as of November'], ['Prepared by', 'R. Kumar']];
    const bytes = bookOf({ Cover: cover, Sheet1: [], Stock: officeSheet(), Old: officeSheet() });
    const found = await previewOf(bytes);
    expect(found.sheet).toBe('Stock');
    expect(found.counts.create).toBe(1);
    await expect(previewOf(bytes, { sheet: 'Cover' })).rejects.toThrow(/No row of headers/);
    expect((await previewOf(bytes, { sheet: 'Old' })).sheet).toBe('Old');
  });

  it('a sheet with headers, but without one of them, is not passed over', async () => {
    const incomplete = officeSheet().map((row) => row.slice(1));
    const bytes = bookOf({ Cover: [['Sri Homes']], Stock: incomplete, Old: officeSheet() });
    await expect(previewOf(bytes)).rejects.toThrow(/no column for: Name/);
  });

  it('no sheet with headers: the first one is named, and all are offered', async () => {
    const problem = await previewOf(bookOf({ Cover: [['Sri Homes']], Notes: [['None']] })).catch(
      (reason: unknown) => reason,
    );
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({
      status: 422,
      options: { extra: { sheets: ['Cover', 'Notes'] } },
    });
    await expect(previewOf(bookOf({ Stock: [] }))).rejects.toThrow(/“Stock” is empty/);
  });

  it('the same property in other letters and with another rent is pointed at, and can be changed', async () => {
    const address = '12/5 third avenue, ANNA NAGAR, chennai - 600040';
    const home = blankInput({ name: 'ROSE  VILLA', address, price: '30000' });
    await properties.create(home, 'rose');
    const bytes = bookOf({ Stock: officeSheet() });
    expect((await previewOf(bytes)).rows).toMatchObject([
      { action: 'create', twin: { id: 'rose' } },
    ]);
    const { rows } = await previewOf(bytes, { twinsAreChanges: true });
    const price = { key: 'price', from: '30000', to: '32,000/-' };
    expect(rows).toMatchObject([{ action: 'update', id: 'rose' }]);
    expect(rows[0]?.changes).toContainEqual(price);
  });
});
