/**
 * Runs the work for each item, at most `width` at a time, and answers the values in the items' order.
 * After the first that fails no other is begun; its error is thrown when those begun have ended.
 */
export async function inParallel<Item, Value>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const all = [...items];
  const values: Value[] = [];
  const queue = all.entries();
  let hasFailed = false;
  const runner = async () => {
    for (const [at, item] of queue) {
      if (hasFailed) return;
      try {
        values[at] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: width }, runner));
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
  return values;
}
