import { bulkWorkbook } from '../../content/bulk-workbook';
import { columns } from '../../domain/bulk/columns';
import { exampleName } from '../../domain/bulk/example';
import { homesBook } from './homes-sheet';
import { valueCell } from './value-cell';

/** The .xlsx file to fill in: our headers, an example row that is never loaded, and a sheet that explains the columns. */
export function templateWorkbook(): Uint8Array<ArrayBuffer> {
  const example = columns.map(({ key }) =>
    valueCell(key === 'name' ? exampleName : bulkWorkbook.columns[key].example),
  );
  return homesBook([example]);
}
