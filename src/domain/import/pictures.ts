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

/** A picture that would show as a broken one: it counts from 1, and `service` has a page at its address. */
interface Broken {
  picture: number;
  service: string | null;
}

/** One caution for all pictures with the same fault, however many a row has. */
function pictureCautions(broken: readonly Broken[]): RowCaution[] {
  const byFault = Map.groupBy(broken, ({ service }) => service);
  return [...byFault].map(([service, found]) => {
    const pictures = found.map(({ picture }) => picture);
    return service === null
      ? { code: 'missing-picture', pictures }
      : { code: 'share-page', service, pictures };
  });
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
  const broken = images.flatMap((address, at): Broken[] => {
    if (property?.images.includes(address)) return [];
    const service = sharePage(address);
    return service !== null || isMissing(address) ? [{ picture: at + 1, service }] : [];
  });
  if (broken.length === 0) return row;
  const skipped = new Set(broken.map(({ picture }) => picture));
  const whole = images.filter((_, at) => !skipped.has(at + 1));
  const fields: Row['fields'] = { ...row.fields, images: whole };
  // Without one picture left, those of a property that is there stay.
  if (whole.length === 0) delete fields.images;
  return { ...row, fields, cautions: [...row.cautions, ...pictureCautions(broken)] };
}
