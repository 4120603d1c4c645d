/** Runs a task over many items, so many at once; answers in the items' order. */
export async function inBatches<Item, Value>(
  items: readonly Item[],
  size: number,
  task: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < items.length; start += size) {
    values.push(...(await Promise.all(items.slice(start, start + size).map(task))));
  }
  return values;
}
