import { read } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { chooseSheet } from './choose-sheet.mjs';
import { maxBytes, Rejection } from './limits.mjs';
import { joinRuns } from './rich-text.mjs';
import { copySheet } from './sheet-part.mjs';
import { ZipParts } from './zip.mjs';

const typesName = '[Content_Types].xml';
const workbookType =
  /(?:spreadsheetml|ms-excel)\.(?:sheet|template)(?:\.macroEnabled)?\.main\+xml$/i;

/**
 * The attributes of every element of one name, by attribute name.
 *
 * @param {Buffer} part
 * @param {string} element
 */
function attributesOf(part, element) {
  const tag = new RegExp(String.raw`<(?:[A-Za-z]\w{0,30}:)?${element}\s([^<>]*)>`, 'g');
  return [...part.toString('utf8').matchAll(tag)].map(([, text = '']) => {
    const pairs = text.matchAll(/([A-Za-z]{1,30})\s?=\s?(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...pairs].map(([, name, double, single]) => [name, double ?? single ?? '']));
  });
}

/** @param {ZipParts} zip */
function workbookName(zip) {
  if (!zip.has(typesName)) throw new Rejection('notWorkbook');
  const types = attributesOf(zip.read(typesName), 'Override');
  const found = types.find((type) => workbookType.test(type.get('ContentType') ?? ''));
  const name = (found?.get('PartName') ?? 'xl/workbook.xml').replace(/^\/+/, '');
  if (!zip.has(name)) throw new Rejection('notWorkbook');
  return name;
}

/**
 * @param {string} folder
 * @param {string} target
 */
function resolveTarget(folder, target) {
  return decodeURI(new URL(target, `zip:/${folder}`).pathname.slice(1));
}

/** @param {string} name */
function relationsName(name) {
  const cut = name.lastIndexOf('/') + 1;
  return `${name.slice(0, cut)}_rels/${name.slice(cut)}.rels`;
}

/**
 * The few parts of an .xlsx that are read; the others are never unpacked.
 *
 * @param {Buffer} file
 */
function packageParts(file) {
  const zip = new ZipParts(file);
  const name = workbookName(zip);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const relations = attributesOf(zip.read(relationsName(name)), 'Relationship').map((relation) => ({
    id: relation.get('Id') ?? '',
    type: (relation.get('Type') ?? '').replace(/^.*\//, ''),
    target: () => resolveTarget(folder, relation.get('Target') ?? ''),
  }));
  /** @param {string} wanted */
  const partOf = (wanted) => {
    const relation = relations.find(({ type }) => type === wanted);
    return relation ? zip.read(relation.target(), maxBytes) : null;
  };
  /** @param {string | undefined} id */
  const relationOf = (id) => relations.find((one) => one.id === id);
  return {
    workbook: zip.read(name),
    /** @param {string | undefined} id */
    isWorksheet: (id) => relationOf(id)?.type === 'worksheet',
    /** @param {string | undefined} id */
    worksheet: (id) => zip.read(relationOf(id)?.target() ?? ''),
    sharedStrings: () => partOf('sharedStrings'),
    styles: () => partOf('styles'),
  };
}

const typesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';
const typedParts = {
  'xl/workbook.xml': 'sheet.main+xml',
  'xl/sharedStrings.xml': 'sharedStrings+xml',
  'xl/styles.xml': 'styles+xml',
};

/**
 * Lists only the parts that exist: the parser fails on a listed part that is missing.
 *
 * @param {string[]} names
 */
function contentTypes(names) {
  const overrides = Object.entries(typedParts)
    .filter(([name]) => names.includes(name))
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${mainType}${type}"/>`);
  return Buffer.from(`<Types xmlns="${typesNamespace}">${overrides.join('')}</Types>`);
}

/**
 * Parses a package made here, with correct sizes and only known parts.
 *
 * @param {Record<string, Uint8Array | null>} parts
 * @param {number} index The sheet to parse; -1 for none.
 */
function parse(parts, index) {
  /** @type {Record<string, Uint8Array>} */
  const present = {};
  for (const [name, part] of Object.entries(parts)) if (part) present[name] = part;
  const files = { '[Content_Types].xml': contentTypes(Object.keys(present)), ...present };
  const zip = zipSync(files, { level: 0 });
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.length);
  return read(bytes, {
    type: 'buffer',
    dense: true,
    sheets: index,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
  });
}

/**
 * What the parser tells of the sheets of a book, without having read them.
 *
 * @typedef {{ name?: string, id?: string, Hidden?: 0 | 1 | 2 }} SheetProperties
 */

/**
 * The visible worksheets; chart sheets have no cells.
 *
 * @param {import('@e965/xlsx').WorkBook} book
 * @param {ReturnType<typeof packageParts>} parts
 */
function visibleSheets(book, parts) {
  /** @type {SheetProperties[]} */
  const properties = book.Workbook?.Sheets ?? [];
  const sheets = properties.map(({ name, id, Hidden }, index) => ({
    name: String(name),
    id,
    index,
    isVisible: !Hidden,
  }));
  return sheets.filter(({ id, isVisible }) => isVisible && parts.isWorksheet(id));
}

/**
 * @param {Buffer} file
 * @param {{ sheet: string | null, words: { formula: string } }} wanted
 */
export function readXlsx(file, { sheet, words }) {
  const parts = packageParts(file);
  const outline = parse({ 'xl/workbook.xml': parts.workbook }, -1);
  const { name, names, index, id } = chooseSheet(visibleSheets(outline, parts), sheet);
  const { xml, merges } = copySheet(parts.worksheet(id), words);
  const book = parse(
    {
      'xl/workbook.xml': parts.workbook,
      'xl/sharedStrings.xml': joinRuns(parts.sharedStrings()),
      'xl/styles.xml': parts.styles(),
      // Without relations the parser finds the sheets by their numbers.
      [`xl/worksheets/sheet${index + 1}.xml`]: xml,
    },
    index,
  );
  const worksheet = book.Sheets[book.SheetNames[index] ?? ''];
  if (!worksheet) throw new Rejection('damaged');
  return { name, names, worksheet, merges, date1904: book.Workbook?.WBProps?.date1904 === true };
}
