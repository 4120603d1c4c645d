import type { RowPreview } from '../../domain/bulk/preview';
import { shorten } from '../../domain/shorten';
import { answerBytes } from '../http/fitting';

/** Characters that are shown of each text, in turn, until all rows fit. */
const textLengths = [80, 30, 10];

function shortened(row: RowPreview, length: number): RowPreview {
  return {
    ...row,
    changes: row.changes.map(({ key, from, to }) => ({
      key,
      from: shorten(from, length),
      to: shorten(to, length),
    })),
    errors: row.errors.map((error) => ({ ...error, value: shorten(error.value, length) })),
  };
}

/** All rows, with what is shown of their texts short enough for one answer. */
export function fittingRows(rows: RowPreview[], limit = answerBytes): RowPreview[] {
  const fits = (tried: RowPreview[]) => Buffer.byteLength(JSON.stringify(tried)) <= limit;
  let shown = rows;
  for (const length of textLengths) {
    if (fits(shown)) return shown;
    shown = rows.map((row) => shortened(row, length));
  }
  return shown;
}
