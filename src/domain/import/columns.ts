import { type Field, type Fields, isRequired } from '../field';
import { type PropertyFieldName, propertyFields } from '../property/fields';

/**
 * What a column of a workbook holds: a field of a property, its id (`reference`), the day it was listed (`date`)
 * or the state of the property that was exported (`version`).
 */
export type ColumnKey = PropertyFieldName | 'reference' | 'date' | 'version';

export interface Column<Key extends string = ColumnKey> {
  key: Key;
  /** The header that our own workbooks have. */
  title: string;
  /** Further headers that mean the same, as `plainHeader` writes them. */
  synonyms: readonly string[];
  /** In characters. */
  width?: number | undefined;
  kind: Field['kind'] | 'reference' | 'day' | 'version';
  isRequired: boolean;
  /** The field of the property that it holds; `null` for what the site itself writes. */
  field: Field | null;
}

/** The columns of the fields that a workbook holds, in their order. */
export function fieldColumns<Table extends Fields>(fields: Table): Column<keyof Table & string>[] {
  const names: (keyof Table & string)[] = Object.keys(fields);
  return names.flatMap((key) => {
    const field = fields[key];
    if (!field?.column) return [];
    const { title, synonyms, width } = field.column;
    return [
      { key, title, synonyms, width, kind: field.kind, isRequired: isRequired(field), field },
    ];
  });
}

const own = <Kind extends Column['kind']>(kind: Kind) => ({ kind, isRequired: false, field: null });

/** The columns of a workbook of properties, in their order. */
export const columns: readonly Column[] = [
  {
    key: 'reference',
    title: 'Reference',
    synonyms: ['ref', 'refno', 'referenceno', 'referencenumber', 'id', 'homeid', 'propertyid'],
    width: 20,
    ...own('reference'),
  },
  ...fieldColumns(propertyFields),
  {
    key: 'date',
    title: 'Listed on',
    synonyms: ['date', 'listed', 'listedon', 'listingdate', 'dateoflisting', 'posted', 'postedon'],
    ...own('day'),
  },
  { key: 'version', title: 'Version', synonyms: [], ...own('version') },
];
