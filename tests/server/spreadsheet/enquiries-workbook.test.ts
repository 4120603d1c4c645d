import { utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { enquiryExport } from '../../../src/content/admin/inbox';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { enquiriesWorkbook } from '../../../src/server/spreadsheet/enquiries-workbook';
import { givenEnquiry, givenLine, givenOwner, officeMail } from '../post/given';
import { findCell, formulas, textInCell, readPart, readSheet } from './workbook-reader';

const enquiry = givenEnquiry('enquiry-1', { minutes: 16 * 60 });

it.each(formulas)('row 25: cells that look like formulas stay text: %j', async (text) => {
  const odd = {
    ...enquiry,
    propertyName: text,
    name: text,
    email: text,
    number: text,
    subject: text,
    message: text,
    thread: [{ ...givenLine, text }],
    ...officeMail(enquiry, { problem: text }),
  };
  const sheet = readSheet(await enquiriesWorkbook([odd]));
  for (const column of 'DFGHIJR') {
    const cell = findCell(sheet, `${column}2`);
    expect(cell?.t, column).toBe('s');
    expect(cell?.f, column).toBeUndefined();
    expect(cell?.z, column).toBe('@');
    expect(cell?.v, column).toBe(textInCell(text));
  }
});

/** The rows of the workbook, each cell as it is shown. */
const readRows = async (...enquiries: Enquiry[]) =>
  utils.sheet_to_json(readSheet(await enquiriesWorkbook(enquiries)), { raw: false, defval: '' });

describe('the workbook of enquiries', () => {
  it('row 51: has a row for each, possible spam too, with times in Chennai', async () => {
    const about = { kind: 'enquiry', propertyId: 'home-1' } as const;
    const spam = { spam: true, nextAction: '2026-01-09' };
    const { isSpam, kinds, notSent } = enquiryExport;
    expect(
      await readRows(enquiry, { ...enquiry, id: 'e2', ...about }, { ...enquiry, ...spam }),
    ).toMatchObject([
      {
        Received: '06-01-2026 01:30',
        Reference: 'Z3PWHC',
        Type: 'Contact',
        Number: '+91 90000 00000',
      },
      { Type: kinds.enquiry, 'Property reference': '9XM0H6', 'Possible spam': '', Id: 'e2' },
      { 'Next action': '09-01-2026', Mail: notSent, 'Possible spam': isSpam },
    ]);
  });

  it('has the home of a visit and who goes', async () => {
    const at = '2026-11-29T05:30:00.000Z';
    const property = { id: 'home-1', name: 'Palm Villa' };
    const visit = { kind: 'visit' as const, at, property, assignedTo: 'ravi' };
    const book = await enquiriesWorkbook([{ ...enquiry, visit }], { ravi: 'Ravi' });
    const { visitHome, visitPerson } = enquiryExport.columns;
    expect(utils.sheet_to_json(readSheet(book))).toMatchObject([
      { [visitHome]: 'Palm Villa', [visitPerson]: 'Ravi' },
    ]);
  });

  it('has a visit and what an owner said in columns of their own', async () => {
    const said = { home: 'plot', place: '=1+1', size: '2400', residence: 'Dubai' } as const;
    const owner = givenOwner({ ...said, services: ['sell', 'watch'] });
    const dialled = ['+44 7700 900123', '+91 77009 00123'];
    const at = '2026-11-29T05:30:00.000Z';
    const visit = { kind: 'visit', at, zone: 'Asia/Dubai' } as const;
    expect(
      await readRows({ ...enquiry, visit }, { ...enquiry, kind: 'owner', owner, dialled }),
    ).toMatchObject([
      {
        'Visit or call': 'Visit',
        'Visit time': '29-11-2026 11:00',
        Owns: '',
        Place: '',
        'Visit time in both clocks':
          'Sunday 29-11-2026, 11:00 in Chennai, 09:30 for the visitor (Asia/Dubai)',
      },
      {
        Type: 'Owner',
        'Visit or call': '',
        'Visit time': '',
        Owns: 'Plot',
        Size: '2400',
        Place: textInCell('=1+1'),
        'Lives in': 'Dubai',
        'Services wanted': 'Sell it, Watch the plot',
        'Number as dialled': '+44 7700 900123 or +91 77009 00123',
      },
    ]);
  });

  it('has the thread with who wrote what when, and whose it is, by the names of people', async () => {
    const thread = [
      givenLine,
      { ...givenLine, by: 'gone', kind: 'note' as const, text: '=1+1\nTwo' },
    ];
    const workbook = await enquiriesWorkbook([{ ...enquiry, thread, assignedTo: 'meena' }], {
      meena: 'Meena',
    });
    expect(utils.sheet_to_json(readSheet(workbook))).toMatchObject([
      {
        'Calls, visits and notes':
          '05-01-2026, 12:00 Call: Meena: Called\n05-01-2026, 12:00 Note: =1+1\nTwo',
        With: 'Meena',
      },
    ]);
  });

  it('keeps its header in view, and has filters that every program shows', async () => {
    const bytes = await enquiriesWorkbook([enquiry]);
    expect(readPart(bytes, 'xl/worksheets/sheet1.xml')).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(readPart(bytes, 'xl/workbook.xml')).toContain('!$A$1:$AG$2<');
  });

  it('is readable without enquiries, with odd times, and with half characters', async () => {
    expect(readSheet(await enquiriesWorkbook([]))['!ref']).toBe('A1:AG1');
    const odd = { ...enquiry, createdAt: 'yesterday', name: 'A\ud800B' };
    const sheet = readSheet(await enquiriesWorkbook([odd, enquiry]));
    expect(findCell(sheet, 'A2')?.v).toBe('yesterday');
    expect(findCell(sheet, 'A3')).toMatchObject({ t: 'n', z: 'dd-mm-yyyy hh:mm' });
    expect(findCell(sheet, 'F2')?.v).toBe('A\ufffdB');
  });

  it.each([
    ['\ufffe and \uffff, which no workbook holds', ' and , which no workbook holds'],
    ['_x0041_ is no letter', '_x0041_ is no letter'],
    ['_x000D__x005F_', '_x000D__x005F_'],
    ['One\r\ntwo', 'One\ntwo'],
  ])('stays readable with %j', async (text, held) => {
    const bytes = await enquiriesWorkbook([{ ...enquiry, name: text, message: text }]);
    for (const part of ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'])
      expect(readPart(bytes, part)).not.toMatch(/[\ufffe\uffff]/);
    const sheet = readSheet(bytes);
    expect(findCell(sheet, 'F2')?.v).toBe(held);
    expect(findCell(sheet, 'J2')?.v).toBe(held);
  });
});
