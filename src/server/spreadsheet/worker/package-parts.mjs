import { maxBytes, Rejection } from './limits.mjs';
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
export function packageParts(file) {
  const zip = new ZipParts(file);
  const name = workbookName(zip);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const relations = attributesOf(zip.read(relationsName(name)), 'Relationship').map((relation) => ({
    id: relation.get('Id') ?? '',
    type: (relation.get('Type') ?? '').replace(/^.*\//, ''),
    target: () => resolveTarget(folder, relation.get('Target') ?? ''),
  }));
  const partOf = (relation) => (relation ? zip.read(relation.target(), maxBytes) : null);
  return {
    workbook: zip.read(name),
    isWorksheet: (id) => relations.some((one) => one.id === id && one.type === 'worksheet'),
    worksheet: (id) => zip.read(relations.find((one) => one.id === id)?.target() ?? ''),
    sharedStrings: () => partOf(relations.find(({ type }) => type === 'sharedStrings')),
    styles: () => partOf(relations.find(({ type }) => type === 'styles')),
  };
}
