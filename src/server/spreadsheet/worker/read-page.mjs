import { joinSpaces } from './letters.mjs';
import { maxNames, Rejection } from './limits.mjs';
import { edge } from './page-cells.mjs';
import { gatherTable, isNotShown } from './page-tables.mjs';
import { parseMarkup } from './parse-markup.mjs';

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 * @typedef {import('./letters.mjs').Strike} Strike
 * @typedef {import('./page-tables.mjs').PageTable} PageTable
 */

/** Tables inside of tables are for the look of a page; a list is not so deep in them. */
const maxTables = 12;

const rowParts = /^(?:tr|td|th)$/;
const groups = /^(?:thead|tbody|tfoot)$/;
const blocks =
  /^(?:p|div|li|[uod]l|d[td]|h[1-6]|tr|table|section|article|header|footer|address|pre|blockquote|hr)$/;
/** What a page holds beside its text. */
const noText =
  /^(?:script|style|title|template|noscript|select|textarea|svg|object|iframe|comment)$/;

/**
 * Whether an element strikes its text out.
 *
 * @param {string} name
 * @param {Attributes} attributes
 */
const isStrike = (name, { style = '' }) =>
  /^(?:s|strike|del)$/.test(name) || /text-decoration[^;]*line-through/i.test(style);

/** Reads the tables of a page; what stands in a table inside of a cell is also a text of that cell. */
function readTables() {
  /** @type {Map<CellObject, Strike>} */
  const struck = new Map();
  /** @type {PageTable[]} */
  const found = [];
  /** @type {ReturnType<typeof gatherTable>[]} */
  const open = [];
  /** Elements inside of one that is not read. @type {string[]} */
  const aside = [];
  /** @type {string[]} */
  let strikes = [];
  let isCaption = false;

  /** @param {string} text */
  function add(text) {
    for (const table of open) table.readCell()?.add(text, strikes.length > 0);
  }

  /**
   * @param {string} name
   * @param {Attributes} attributes
   */
  function openTablePart(name, attributes) {
    const table = open.at(-1);
    if (name === 'table' && open.length < maxTables) open.push(gatherTable(attributes, struck));
    else if (name === 'tr') table?.openRow(attributes);
    else if (name === 'td' || name === 'th') table?.openCell(attributes);
    else if (groups.test(name)) table?.openGroup(attributes);
    else if (name === 'col') table?.addColumn(attributes);
    if (rowParts.test(name)) strikes = [];
  }

  return {
    struck,
    found,
    /**
     * @param {string} name
     * @param {Attributes} attributes
     */
    open(name, attributes) {
      // A cell that begins ends what the one before has left open.
      if (rowParts.test(name) && !aside.includes('table')) aside.length = 0;
      const isTablePart = rowParts.test(name) || groups.test(name) || name === 'col';
      const isHidden = isNotShown(attributes) && !isTablePart && name !== 'table';
      if (aside.length > 0 || noText.test(name) || isHidden) return void aside.push(name);
      if (name === 'br') add('\n');
      if (blocks.test(name)) add(edge);
      if (name === 'caption') isCaption = true;
      openTablePart(name, attributes);
      if (isStrike(name, attributes)) strikes.push(name);
      for (const table of open) {
        if (name === 'a') table.readCell()?.addLink(attributes.href ?? '');
        if (name === 'img') table.readCell()?.addPicture(attributes.src ?? '');
      }
    },
    /** @param {string} text */
    text(text) {
      if (aside.length > 0) return;
      if (isCaption) open.at(-1)?.addCaption(text);
      else add(joinSpaces(text));
    },
    /** @param {string} name */
    close(name) {
      if (aside.length > 0) return void aside.pop();
      if (strikes.at(-1) === name) strikes.pop();
      if (name === 'caption') isCaption = false;
      if (name === 'td' || name === 'th') open.at(-1)?.closeCell();
      if (name === 'tr') open.at(-1)?.closeRow();
      const table = name === 'table' ? open.pop()?.take() : undefined;
      if (table && found.length < maxNames) found.push(table);
      add(name === 'td' || name === 'th' ? ' ' : blocks.test(name) ? edge : '');
    },
  };
}

/**
 * Reads the tables of a page, each as a sheet; `first` is the largest, since others are for its look.
 *
 * @param {string} text
 * @param {string} tableName What a table without a caption is called, before its number.
 */
export async function readPage(text, tableName) {
  const reader = readTables();
  await parseMarkup(text, reader, { isXml: false });
  /** @type {Map<string, PageTable>} */
  const tables = new Map();
  for (const [index, table] of reader.found.entries()) {
    const number = `${tableName} ${index + 1}`;
    const name = table.name === '' || tables.has(table.name) ? number : table.name;
    tables.set(name, table);
  }
  const list = [...tables];
  const shown = list.filter(([, { isHidden }]) => !isHidden);
  const [first] = shown.toSorted(([, one], [, other]) => other.filled - one.filled);
  if (!first) throw new Rejection('notWorkbook');
  /** @type {import('@e965/xlsx').WorkBook} */
  const book = {
    SheetNames: list.map(([name]) => name),
    Sheets: Object.fromEntries(list.map(([name, { worksheet }]) => [name, worksheet])),
    Workbook: { Sheets: list.map(([name, { isHidden }]) => ({ name, Hidden: isHidden ? 1 : 0 })) },
  };
  return { book, findStruck: () => Promise.resolve(reader.struck), first: first[0] };
}
