/*
 * What two people made of one list of the same baseline, entry by entry: both are kept where each edited, added or took out
 * another one. It knows nothing of forms; who edited the same entry has to be asked.
 */

/** What became of each entry of a list, `null` for one that was taken out, and what was put before each and at the end. */
interface Edits<Item> {
  entries: (Item | null)[];
  added: Item[][];
}

/**
 * The entries that two lists have in common and in one order, as pairs of positions: each with the next equal one. An entry
 * that was moved far may part others from theirs; then somebody is asked once more, and nothing is lost.
 */
function findCommon<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [row, one] of before.entries()) {
    const from = (pairs.at(-1)?.[1] ?? -1) + 1;
    const column = after.findIndex((other, index) => index >= from && isSame(one, other));
    if (column !== -1) pairs.push([row, column]);
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
