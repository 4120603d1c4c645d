import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/read-workbook';
import { sharedStringsXml, sheetXml, workbookFile } from '../../support/workbook-files';

const map = { text: 'Map', link: 'https://maps.example/a' };

it.each(['ods', 'xlsx', 'xls'])(
  'a .%s that LibreOffice wrote says how its rows look',
  async (kind) => {
    const sheet = await readWorkbook(await readFile(`tests/fixtures/spreadsheets/looks.${kind}`));
    expect(sheet.hiddenColumns).toEqual([3]);
    expect(sheet.rows.slice(1)).toEqual([
      {
        number: 2,
        cells: ['Sunrise', { text: '25,000', struck: '30,000' }, map, 'Ramesh', '50%'],
        look: 'FFC7CE',
      },
      { number: 3, cells: ['Marina', 32_000], look: 'struck' },
      { number: 4, cells: ['Villa', { text: '', struck: '45000' }] },
      { number: 5, cells: ['Hidden', 1], isHidden: true },
      { number: 6, cells: ['Filtered', 2, 2], isHidden: true, look: 'FFC7CE' },
    ]);
  },
);

it('an .xls says it too where its texts are continued in further records', async () => {
  const sheet = await readWorkbook(await readFile('tests/fixtures/spreadsheets/long-looks.xls'));
  const [first, ...others] = sheet.rows.map(({ cells }) => cells[1]);
  expect(first).toBe('Rent');
  expect(others).toHaveLength(60);
  for (const rent of others) expect(rent).toEqual({ text: '25,000', struck: '₹30,000' });
});

const fills: [name: string, xml: string, look: string | undefined][] = [
  ['a colour', '<fgColor rgb="FFffc7ce"/>', 'FFC7CE'],
  ['white', '<fgColor rgb="FFFFFFFF"/>', undefined],
  ['a numbered colour', '<fgColor indexed="13"/>', 'FFFF00'],
  ['one of the first eight numbers', '<fgColor indexed="5"/>', 'FFFF00'],
  ['the system’s colour', '<fgColor indexed="64"/>', undefined],
  ['white of the theme', '<fgColor theme="0"/>', undefined],
  ['darker white of the theme', '<fgColor theme="0" tint="-0.15"/>', 'D9D9D9'],
  ['a colour of the theme', '<fgColor theme="4"/>', '4472C4'],
  ['a lighter colour of the theme', '<fgColor theme="4" tint="0.8"/>', 'DAE3F3'],
];
const themeColours = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1'].map(
  (name) => `<a:${name}><a:srgbClr val="4472C4"/></a:${name}>`,
);
const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="Office">${themeColours.join('')}</a:clrScheme><a:fontScheme name="Office"></a:fontScheme><a:fmtScheme name="Office"></a:fmtScheme></a:themeElements></a:theme>`;
const strings = sharedStringsXml(
  [
    '<si><r><rPr><strike/></rPr><t>30,000 </t></r><r><rPr><b/></rPr><t>R&amp;B 25,000</t></r></si>',
    '<si><r><rPr><strike val="0"/></rPr><t>Sunrise</t></r></si>',
    '<si><r><rPr><strike/></rPr><t>Gone</t></r></si>',
    '<si><r><rPr/><t>Here</t></r><r><t> not</t></r></si>',
  ].join(''),
);
const styles = (patterns: readonly string[]) => {
  const list = patterns.map(
    (xml) => `<fill><patternFill patternType="solid">${xml}</patternFill></fill>`,
  );
  const formats = patterns.map((_, at) => `<xf numFmtId="0" fontId="0" fillId="${at + 1}"/>`);
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><fills><fill><patternFill patternType="none"/></fill>${list.join('')}</fills><cellXfs><xf numFmtId="0" fontId="0" fillId="0"/>${formats.join('')}<xf numFmtId="0" fontId="1" fillId="0"/><xf numFmtId="0" fontId="2" fillId="0"/></cellXfs></styleSheet>`;
};

async function read(rows: string) {
  const bytes = workbookFile(sheetXml(rows), {
    'xl/styles.xml': styles(fills.map(([, xml]) => xml)),
    'xl/sharedStrings.xml': strings,
    'xl/theme/theme1.xml': theme,
    '[Content_Types].xml': contentTypes,
  });
  return readWorkbook(bytes);
}
/** With the theme among its parts. */
const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/></Types>`;

it('a row of an .xlsx has the colour of most of its filled cells', async () => {
  const rows = fills.map((_, at) => {
    const filled = `<c s="${at + 1}"><v>1</v></c>`.repeat(2);
    return `<row>${filled}<c><v>1</v></c></row>`;
  });
  const halves = '<row><c s="1"><v>1</v></c><c><v>1</v></c><c s="1"/></row>';
  const sheet = await read(rows.join('') + halves);
  expect(sheet.rows.map(({ look }, at) => [fills[at]?.[0], look])).toEqual([
    ...fills.map(([name, , look]) => [name, look]),
    [undefined, undefined],
  ]);
});

it('letters of an .xlsx that are struck out are told from those that are not', async () => {
  const [gone, kept] = [fills.length + 1, fills.length + 2];
  const text = (item: number, format = 0) => `<c t="s" s="${format}"><v>${item}</v></c>`;
  const inline =
    '<c t="inlineStr"><is><r><rPr><strike/></rPr><t>1 lakh</t></r><r><t xml:space="preserve"> 80,000</t></r></is></c>';
  const rows = [
    `<row>${text(0)}${text(1)}${text(2)}${inline}<c s="${gone}"><v>5</v></c><c s="${kept}"><v>6</v></c></row>`,
    `<row>${text(2)}<c s="${gone}"><v>5</v></c><c s="${gone}"/></row>`,
    `<row>${text(3, gone)}${text(1, gone)}</row>`,
    `<row>${text(2)}<c s="${gone}"><v>5</v></c><c><v>6</v></c></row>`,
  ];
  const sheet = await read(rows.join(''));
  expect(sheet.rows).toEqual([
    {
      number: 1,
      cells: [
        { text: 'R&B 25,000', struck: '30,000' },
        'Sunrise',
        { text: '', struck: 'Gone' },
        { text: '80,000', struck: '1 lakh' },
        { text: '', struck: '5' },
        6,
      ],
    },
    { number: 2, cells: ['Gone', 5], look: 'struck' },
    { number: 3, cells: [{ text: 'Here', struck: 'not' }, 'Sunrise'] },
    { number: 4, cells: ['Gone', 5, 6], look: 'struck' },
  ]);
});

it('one text beside a blank cell with a colour has that colour, as in a legend', async () => {
  const blank = (format: number) => `<c s="${format}"/>`;
  const rows = [
    `<row>${blank(1)}<c><v>1</v></c></row>`,
    `<row>${blank(1)}<c><v>1</v></c><c><v>2</v></c></row>`,
    `<row>${blank(1)}<c><v>1</v></c>${blank(4)}</row>`,
  ];
  const sheet = await read(rows.join(''));
  expect(sheet.rows.map(({ look }) => look)).toEqual(['FFC7CE', undefined, undefined]);
});
