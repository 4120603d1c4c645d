import type { ImportPreview, RowPreview } from '../../../../src/domain/import/preview';
import type { RowResult } from '../../../../src/domain/import/result';

/** A row of a preview. */
export function row(given: Partial<RowPreview> & { row: number }): RowPreview {
  return {
    name: `Home ${given.row}`,
    id: `home-${given.row}`,
    action: 'create',
    changes: [],
    errors: [],
    cautions: [],
    ...given,
  };
}

/** A preview of these rows, with its counts. */
export function preview(rows: RowPreview[], given: Partial<ImportPreview> = {}): ImportPreview {
  const count = (wanted: string) => rows.filter(({ action }) => action === wanted).length;
  return {
    id: 'import-1',
    fileName: 'homes.xlsx',
    sheet: 'Homes',
    sheets: ['Homes'],
    columns: [],
    twinsAreChanges: false,
    counts: {
      create: count('create'),
      update: count('update'),
      unchanged: count('unchanged'),
      error: count('error'),
    },
    rows,
    ...given,
  };
}

/** The result of a row. */
export function result(number: number, state: RowResult['state'], message = ''): RowResult {
  return { row: number, name: `Home ${number}`, id: `home-${number}`, state, message };
}
