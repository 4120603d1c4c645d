import { describe, expect, it } from 'vitest';
import { enquiryExport } from '../../../src/content/admin/inbox';
import { enquiriesWorkbook } from '../../../src/server/spreadsheet/enquiries-workbook';
import { givenEnquiry, givenOwner } from '../enquiries/given';
import { cellOf, formulas, heldText, partOf, sheetOf } from './written';

const enquiry = givenEnquiry('enquiry-1', { minutes: 16 * 60 });

it.each(formulas)('row 25: cells that look like formulas stay text: %j', (text) => {
  const odd = {
    ...enquiry,
    propertyName: text,
    name: text,
    email: text,
    number: text,
    subject: text,
    message: text,
    note: text,
    delivery: { ...enquiry.delivery, problem: text },
  };
  const sheet = sheetOf(enquiriesWorkbook([odd]));
  for (const column of 'DFGHIJLR') {
    const cell = cellOf(sheet, `${column}2`);
    expect(cell?.t, column).toBe('s');
    expect(cell?.f, column).toBeUndefined();
    expect(cell?.z, column).toBe('@');
    expect(cell?.v, column).toBe(heldText(text));
  }
});

describe('the workbook of enquiries', () => {
  it('has a header, one row per enquiry, and times in Chennai', () => {
    const sheet = sheetOf(
      enquiriesWorkbook([
        enquiry,
        { ...enquiry, id: 'enquiry-2', kind: 'enquiry', propertyId: 'home-1' },
        { ...enquiry, id: 'enquiry-3', spam: true, nextAction: '2026-01-09' },
      ]),
    );
    expect(sheet['!ref']).toBe('A1:AA4');
    expect(cellOf(sheet, 'A1')?.v).toBe('Received');
    expect(cellOf(sheet, 'A2')).toMatchObject({
      t: 'n',
      z: 'dd-mm-yyyy hh:mm',
      w: '06-01-2026 01:30',
    });
    expect(['B2', 'B3'].map((cell) => cellOf(sheet, cell)?.v)).toEqual(['Z3PWHC', '6Y75P5']);
    expect(
      ['Q4', 'S3', 'S4'].map((cell) => cellOf(sheet, cell)?.v),
      'row 51',
    ).toEqual([enquiryExport.notSent, '', enquiryExport.isSpam]);
    expect(['E2', 'E3'].map((cell) => cellOf(sheet, cell)?.v)).toEqual(['', '9XM0H6']);
    expect(cellOf(sheet, 'C2')?.v).toBe('Contact');
    expect(cellOf(sheet, 'C3')?.v).toBe(enquiryExport.kinds.enquiry);
    expect(cellOf(sheet, 'H2')?.v).toBe('+91 90000 00000');
    expect(['M2', 'M4'].map((cell) => cellOf(sheet, cell)?.w ?? '')).toEqual(['', '09-01-2026']);
    expect(cellOf(sheet, 'U3')?.v).toBe('enquiry-2');
  });

  it('has a visit in columns of its own, empty where none is asked for', () => {
    const at = '2026-11-29T05:30:00.000Z';
    const held = { kind: 'visit', at } as const;
    const sheet = sheetOf(
      enquiriesWorkbook([{ ...enquiry, visit: { ...held, zone: 'Asia/Dubai' } }, enquiry]),
    );
    const row = (number: number) =>
      ['N', 'O', 'P'].map((column) => cellOf(sheet, `${column}${number}`)?.w ?? '');
    expect(row(1).map((header) => header.split(' ')[0])).toEqual(['Visit', 'Visit', 'Visit']);
    expect(row(2)).toEqual([
      'Visit',
      '29-11-2026 11:00',
      'Sunday 29-11-2026, 11:00 in Chennai, 09:30 for the visitor (Asia/Dubai)',
    ]);
    expect(row(3)).toEqual(['', '', '']);
  });

  it('has what an owner said in the last columns', () => {
    const said = { home: 'plot', place: '=1+1', size: '2400', residence: 'Dubai' } as const;
    const owner = givenOwner({ ...said, services: ['sell', 'watch'] });
    const sheet = sheetOf(enquiriesWorkbook([{ ...enquiry, kind: 'owner', owner }, enquiry]));
    const row = (number: number) =>
      ['C', 'V', 'W', 'Y', 'Z', 'AA'].map((column) => cellOf(sheet, `${column}${number}`)?.v);
    expect(row(1)).toEqual(['Type', 'Owns', 'Place', 'Size', 'Services wanted', 'Lives in']);
    expect(row(2)).toEqual([
      'Owner',
      'Plot',
      heldText('=1+1'),
      '2400',
      'Sell it, Watch the plot',
      'Dubai',
    ]);
    expect(row(3)).toEqual(['Contact', '', '', '', '', '']);
  });

  it('keeps its header in view, and has filters that every program shows', () => {
    const bytes = enquiriesWorkbook([enquiry]);
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(partOf(bytes, 'xl/workbook.xml')).toContain('!$A$1:$AA$2<');
  });

  it('is readable without enquiries, with odd times, and with half characters', () => {
    expect(sheetOf(enquiriesWorkbook([]))['!ref']).toBe('A1:AA1');
    const odd = { ...enquiry, createdAt: 'yesterday', name: 'A\ud800B' };
    const sheet = sheetOf(enquiriesWorkbook([odd]));
    expect(cellOf(sheet, 'A2')?.v).toBe('yesterday');
    expect(cellOf(sheet, 'F2')?.v).toBe('A\ufffdB');
  });

  it.each([
    ['\ufffe and \uffff, which no workbook holds', ' and , which no workbook holds'],
    ['_x0041_ is no letter', '_x0041_ is no letter'],
    ['_x000D__x005F_', '_x000D__x005F_'],
    ['One\r\ntwo', 'One\ntwo'],
  ])('stays readable with %j', (text, held) => {
    const bytes = enquiriesWorkbook([{ ...enquiry, name: text, message: text }]);
    for (const part of ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'])
      expect(partOf(bytes, part)).not.toMatch(/[\ufffe\uffff]/);
    const sheet = sheetOf(bytes);
    expect(cellOf(sheet, 'F2')?.v).toBe(held);
    expect(cellOf(sheet, 'J2')?.v).toBe(held);
  });
});
