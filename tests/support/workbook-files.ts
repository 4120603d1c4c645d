import { strToU8, zipSync, type ZipOptions } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';

function relations(targets: readonly [type: string, target: string][]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;
}

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetTypes}worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetTypes}sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetTypes}styles+xml"/></Types>`;

/** A sheet's XML around its rows; `after` follows the cells. */
export function sheetXml(rows: string, after = '', before = ''): string {
  return `${head}<worksheet xmlns="${main}" xmlns:r="${office}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

export function rowXml(number: number, texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

export function sharedStringsXml(items: string): string {
  return `${head}<sst xmlns="${main}">${items}</sst>`;
}

export function stylesXml(formats: readonly string[]): string {
  const numFmts = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`);
  const xfs = formats.map((_, i) => `<xf numFmtId="${164 + i}" applyNumberFormat="1"/>`);
  return `${head}<styleSheet xmlns="${main}"><numFmts>${numFmts.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`;
}

export function workbookXml(sheets: string, properties = ''): string {
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${sheets}</sheets></workbook>`;
}

type Parts = Record<string, string | Uint8Array>;

/** The parts of an .xlsx with one sheet; `others` replace parts or add some. */
export function makePackage(sheet: string, others: Parts = {}): Parts {
  return {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml('<sheet name="Homes" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': sharedStringsXml(''),
    'xl/styles.xml': stylesXml([]),
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  };
}

export function packed(parts: Parts, options: ZipOptions = {}): Buffer {
  const files = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(files), options));
}

export function workbookFile(sheet: string, others: Parts = {}): Buffer {
  return packed(makePackage(sheet, others));
}
