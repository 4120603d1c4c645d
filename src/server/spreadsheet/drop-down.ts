import { bulkWorkbook } from '../../content/bulk-workbook';
import { escapeXml } from '../../domain/xml';

/** Cells that offer these words to choose from; other words are warned of, so that CLEAR can be written. */
export interface DropDown {
  /** Ranges such as `C2:C1001`. */
  ranges: readonly string[];
  words: readonly string[];
}

function validation({ ranges, words }: DropDown): string {
  const { title, text } = bulkWorkbook.notInList;
  const kind = 'type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"';
  const message = `errorTitle="${escapeXml(title)}" error="${escapeXml(text)}"`;
  const list = escapeXml(`"${words.join(',')}"`);
  return `<dataValidation ${kind} ${message} sqref="${ranges.join(' ')}"><formula1>${list}</formula1></dataValidation>`;
}

/** The element of a sheet's XML that holds its drop-down lists (18.3.1.33 of ECMA-376); words have no commas. */
export function dropDownsXml(dropDowns: readonly DropDown[]): string {
  if (dropDowns.length === 0) return '';
  const each = dropDowns.map(validation).join('');
  return `<dataValidations count="${dropDowns.length}">${each}</dataValidations>`;
}
