import { rowXml, sheetXml, workbookFile, workbookXml } from '../workbook-files';
import type { Hostile } from './hostile';

const properties = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function withSheetParts(parts: Record<string, [type: string, text: string]>): Buffer {
  const relations = Object.entries(parts).map(
    ([name, [type]], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="/${name}"/>`,
  );
  const texts = Object.entries(parts).map(([name, [, text]]) => [name, text] as const);
  return workbookFile(sheetXml(properties, '<legacyDrawing r:id="rId1"/>'), {
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(texts),
  });
}

function comments(authors: string, ref: string): Buffer {
  const comment = `<comment ref="${ref}" authorId="0"><text><t>polluted</t></text></comment>`;
  const text = `<comments>${authors}<commentList>${comment}</commentList></comments>`;
  return withSheetParts({ 'xl/comments1.xml': ['comments', text] });
}

const entities = Array.from({ length: 9 }, (_, i) => {
  const parts = Array<string>(10)
    .fill(i === 0 ? 'lol' : `&lol${i - 1};`)
    .join('');
  return `<!ENTITY lol${i} "${parts}">`;
}).join('');
const laughs = sheetXml(rowXml(1, ['&lol8;'])).replace(
  '<worksheet',
  `<!DOCTYPE worksheet [${entities}]><worksheet`,
);

/** Dangerous names, and harmful parts of a package. */
export const hostilePackages: readonly Hostile[] = [
  [
    'a note at __proto__',
    () => comments('<authors><author>a</author></authors>', '__proto__'),
    'read',
  ],
  ['authors that take quadratic time', () => comments('<authors>'.repeat(300_000), 'A1'), 'read'],
  [
    'cells, styles and attributes named __proto__',
    () =>
      workbookFile(
        sheetXml(
          `${properties}<row r="3" __proto__="x"><c r="__proto__" s="__proto__" __proto__="x"><v>1</v></c></row>`,
        ),
        {
          'xl/workbook.xml': workbookXml('<sheet name="A" sheetId="1" r:id="rId1"/>').replace(
            '<sheets',
            '<workbookPr __proto__="x" constructor="y"/><sheets',
          ),
        },
      ),
    'read',
  ],
  ['a billion laughs', () => workbookFile(laughs), 'read'],
  [
    'a part whose path goes out of the file',
    () =>
      workbookFile(sheetXml(properties), {
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="file:///etc/passwd"/></Relationships>`,
      }),
    422,
  ],
];
