import type { Property } from '../property/schema';
import type { Table } from './matching';
import { noteOf, type Row } from './row';

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

/** Leaves out pictures that would show as broken, unless the property has them or nobody edited them. */
export function withoutBrokenPictures(
  table: Table,
  row: Row,
  isMissing: IsMissing,
  property: Pick<Property, 'images'> | undefined,
  baseline: Pick<Property, 'images'> | undefined,
): Row {
  // `readValue` makes a list of texts of a cell with pictures.
  const images = row.fields.images as readonly string[] | undefined;
  if (!images || String(images) === String(baseline?.images)) return row;
  const isBroken = (address: string) =>
    !property?.images.includes(address) && (isSharePage(address) || isMissing(address));
  const pictures = images.flatMap((address, at) => (isBroken(address) ? [at + 1] : []));
  if (pictures.length === 0) return row;
  const fields: Row['fields'] = { ...row.fields, images: images.filter((one) => !isBroken(one)) };
  // With no picture left in the row, the property keeps those that it has.
  if (pictures.length === images.length) delete fields.images;
  const caution = { code: 'broken-picture', pictures } as const;
  return { ...row, fields, notes: [...row.notes, noteOf(table, 'images', { caution })] };
}
