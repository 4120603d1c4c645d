import type { Property } from '../property/schema';
import type { RowCaution } from './faults';
import type { Row } from './row';
import { sharePage } from './share-page';

/** Whether an address is one of a picture of this site that is not in its store. */
export type IsMissing = (address: string) => boolean;

/** What a row's pictures are compared with: its property now and, where it was saved since, as it was exported. */
interface Shown {
  property?: Pick<Property, 'images'> | undefined;
  baseline?: Pick<Property, 'images'> | undefined;
}

/** What is wrong with an address among a row's pictures that would show as a broken one; `picture` counts from 1. */
function pictureCaution(address: string, picture: number, isMissing: IsMissing): RowCaution | null {
  const service = sharePage(address);
  if (service !== null) return { code: 'share-page', service, picture };
  return isMissing(address) ? { code: 'missing-picture', picture } : null;
}

/**
 * The row without the addresses that would show as broken pictures. What its property names already stays, and so do
 * pictures that nobody edited since the export: an untouched export changes nothing, also while a restore has not
 * brought all pictures back.
 */
export function withoutBrokenPictures(
  row: Row,
  isMissing: IsMissing,
  { property, baseline }: Shown = {},
): Row {
  const images = row.fields.images as readonly string[] | undefined;
  if (!images || String(images) === String(baseline?.images)) return row;
  const cautions = images.map((address, at) =>
    property?.images.includes(address) ? null : pictureCaution(address, at + 1, isMissing),
  );
  const whole = images.filter((_, at) => cautions[at] === null);
  if (whole.length === images.length) return row;
  const fields: Row['fields'] = { ...row.fields, images: whole };
  // Without one picture left, those of a property that is there stay.
  if (whole.length === 0) delete fields.images;
  return {
    ...row,
    fields,
    cautions: [...row.cautions, ...cautions.filter((caution) => caution !== null)],
  };
}
