import { isPictureUrl } from '../picture/address';
import type { Property } from '../property/schema';
import { shorten } from '../shorten';
import type { RowCaution } from './faults';
import { makeFinding, type ParsedRow } from './row';
import type { Table } from './table';

/** Whether an address is that of a picture of this site which is not in its store. */
export type IsMissing = (address: string) => boolean;

const shareHosts =
  /^(?:(?:drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|(?:www\.)?dropbox\.com|db\.tt|(?:photos\.)?onedrive(?:\.live)?\.com|1drv\.ms|[\w-]+\.sharepoint\.com|(?:www\.|share\.)?icloud\.com)$/;

/** Whether an address opens the page of a service in place of a picture. */
export function isSharePage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // With `raw=1` Dropbox sends the file itself.
  return shareHosts.test(hostname) && searchParams.get('raw') !== '1';
}

const shownCharacters = 80;

/** The name of a file on somebody's computer. */
const fileName = /^(?!www\.)(?!.*:\/\/).*\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|pdf|mp4|mov)$/is;

/** Leaves out what is no picture or would show as broken, unless the property has it or nobody edited it. */
export function withoutBrokenPictures(
  table: Table,
  row: ParsedRow,
  isMissing: IsMissing,
  property: Pick<Property, 'images'> | undefined,
  baseline: Pick<Property, 'images'> | undefined,
): ParsedRow {
  // `readValue` makes a list of texts of a cell with pictures.
  const images = row.fields.images as readonly string[] | undefined;
  if (!images || String(images) === String(baseline?.images)) return row;
  const isBroken = (address: string) =>
    !property?.images.includes(address) && (isSharePage(address) || isMissing(address));
  const texts = images.filter((text) => !isPictureUrl(text) && !isBroken(text));
  const pictures = images.flatMap((address, index) => (isBroken(address) ? [index + 1] : []));
  const shown = images.filter((one) => !texts.includes(one) && !isBroken(one));
  if (shown.length === images.length) return row;
  const fields: ParsedRow['fields'] = { ...row.fields, images: shown };
  // With no picture left in the row, the property keeps those that it has.
  if (shown.length === 0) delete fields.images;
  const areFiles = texts.every((text) => fileName.test(text));
  const text = shorten(texts.join(', '), shownCharacters);
  const cautions: RowCaution[] = [
    ...(texts.length > 0 ? [{ code: 'no-picture', text, areFiles } as const] : []),
    ...(pictures.length > 0 ? [{ code: 'broken-picture', pictures } as const] : []),
  ];
  const found = cautions.map((caution) => makeFinding(table, 'images', { caution }));
  return { ...row, fields, findings: [...row.findings, ...found] };
}
