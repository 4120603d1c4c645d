/**
 * A list of objects in fewer bytes: one line of their members' names, and a row of values for each. A member
 * whose values repeat, or that some objects lack, has a list of its values, and the rows hold places in that list (-1: lacking).
 */
export interface ObjectRows {
  names: readonly string[];
  /** For each name its values; 0 where the rows have them themselves. */
  values: readonly (readonly unknown[] | 0)[];
  rows: readonly (readonly unknown[])[];
}

/** The objects of such rows. */
export const readRows = <One>({ names, values, rows }: ObjectRows): One[] =>
  rows.map(
    (row) =>
      // -1 is no place in the list: the value is undefined.
      Object.fromEntries(
        names.map((name, at) => [name, values[at] ? values[at][row[at] as number] : row[at]]),
      ) as One,
  );

/** The place of a value that an object lacks. */
const lacking = -1;

/** Lists and objects are the same where they say the same; a member's values are of one kind, so no text is taken for one. */
const keyOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** The rows of some objects, of which no member is undefined. */
export function writeRows(objects: readonly object[]): ObjectRows {
  const all = objects.map((one) => new Map<string, unknown>(Object.entries(one)));
  const names = [...new Set(all.flatMap((one) => [...one.keys()]))];
  const columns = names.map((name) => {
    const column = all.map((one) => one.get(name));
    const keys = column.map(keyOf);
    const numbers = new Map<unknown, number>();
    const values: unknown[] = [];
    keys.forEach((key, at) => {
      if (key === undefined || numbers.has(key)) return;
      numbers.set(key, values.length);
      values.push(column[at]);
    });
    return !keys.includes(undefined) && 2 * values.length > keys.length
      ? { values: 0 as const, column }
      : { values, column: keys.map((key) => numbers.get(key) ?? lacking) };
  });
  return {
    names,
    values: columns.map(({ values }) => values),
    rows: objects.map((_, index) => columns.map(({ column }) => column[index])),
  };
}
