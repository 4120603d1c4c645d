/*
 * What two people made of one list of the same baseline, entry by entry: both are kept where each edited, added or took out
 * another one. It knows nothing of forms; who edited the same entry has to be asked.
 */

/** What became of each entry of a list, `null` for one that was taken out, and what was put before each and at the end. */
interface Edits<Item> {
  entries: (Item | null)[];
  added: Item[][];
}

/** The longest common entries of two lists, as pairs of positions. */
function findCommon<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const read = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    before.slice(row, row + 1).forEach((one) => {
      for (let column = after.length - 1; column >= 0; column -= 1) {
        const other = after[column];
        const isCommon = other !== undefined && isSame(one, other);
        const length = isCommon
          ? read(row + 1, column + 1) + 1
          : Math.max(read(row + 1, column), read(row, column + 1));
        lengths[row]?.splice(column, 1, length);
      }
    });
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [one, other] = [before[row], after[column]];
    if (one !== undefined && other !== undefined && isSame(one, other)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (read(row + 1, column) >= read(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Entries between two common ones are the same ones edited, in their order; what is left over was added or taken out. */
function findEdits<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Edits<Item> {
  const entries: (Item | null)[] = [];
  const added: Item[][] = Array.from({ length: before.length + 1 }, () => []);
  let [from, at] = [0, 0];
  for (const [row, column] of [
    ...findCommon(before, after, isSame),
    [before.length, after.length] as const,
  ]) {
    const between = after.slice(at, column);
    for (let index = from; index < row; index += 1) entries.push(between[index - from] ?? null);
    added[row]?.push(...between.slice(row - from));
    if (row < before.length) entries.push(after[column] ?? null);
    [from, at] = [row + 1, column + 1];
  }
  return { entries, added };
}

/**
 * Both lists in one; `null` where both edited the same entry, each in another way. Entries with the same `key` are one
 * entry, else those that are equal.
 */
export function mergeLists<Item>(
  versions: Record<'baseline' | 'mine' | 'theirs', readonly Item[]>,
  isEqual: (one: Item, other: Item) => boolean,
  isOne = isEqual,
): Item[] | null {
  const { baseline } = versions;
  const mine = findEdits(baseline, versions.mine, isOne);
  const theirs = findEdits(baseline, versions.theirs, isOne);
  const same = (one: Item | null, other: Item | null) =>
    one === null || other === null ? one === other : isEqual(one, other);
  const merged: Item[] = [];
  for (let index = 0; index <= baseline.length; index += 1) {
    const before = theirs.added[index] ?? [];
    const own = mine.added[index] ?? [];
    merged.push(...before, ...own.filter((one) => !before.some((other) => isEqual(one, other))));
    const original = baseline[index];
    if (original === undefined) continue;
    const [my, their] = [mine.entries[index] ?? null, theirs.entries[index] ?? null];
    const isMine = !same(my, original);
    const isTheirs = !same(their, original);
    if (isMine && isTheirs && !same(my, their)) return null;
    const kept = isMine ? my : their;
    if (kept !== null) merged.push(kept);
  }
  return merged;
}
