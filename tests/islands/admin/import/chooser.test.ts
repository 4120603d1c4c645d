import { describe, expect, it } from 'vitest';
import { pickWorkbook } from '../../../../src/islands/admin/import/Chooser';
import { copyWorkbook } from '../../../../src/islands/admin/import/use-import';

function file(name: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name);
}

const limit = 4 * 1024 * 1024;

describe('the chosen file', () => {
  it.each(['homes.xlsx', 'HOMES.XLSX', 'old.xls', 'வீடுகள்.xlsx'])('may be %s', (name) => {
    expect(pickWorkbook([file(name)]).file?.name).toBe(name);
  });

  it('may have 4 MB', () => {
    expect(pickWorkbook([file('homes.xlsx', limit)]).fault).toBeNull();
  });

  it('is null when nothing was chosen', () => {
    expect(pickWorkbook([])).toEqual({ file: null, fault: null });
  });

  it.each([
    ['homes.csv', [file('homes.csv')], /“homes\.csv” is not an Excel workbook.*save it as/],
    ['homes.xlsm', [file('homes.xlsm')], /not an Excel workbook/],
    ['a name without a kind', [file('xlsx')], /not an Excel workbook/],
    ['an empty file', [file('homes.xlsx', 0)], /is empty/],
    ['more than 4 MB', [file('homes.xlsx', limit + 1)], /larger than 4 MB/],
    ['two files', [file('a.xlsx'), file('b.xlsx')], /one file/],
  ])('is rejected with a sentence: %s', (_, files, sentence) => {
    const { file: picked, fault } = pickWorkbook(files);
    expect(picked).toBeNull();
    expect(fault).toMatch(sentence);
  });

  it('says what to do when it was saved after it was chosen', async () => {
    const changed = file('homes.xlsx');
    changed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(copyWorkbook(changed)).rejects.toThrow(/choose it again/);
  });
});
