/** Runs the work for each item, at most `width` at a time; after the first that fails no other is begun, and its error is thrown. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  let hasFailed = false;
  const runner = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: width }, runner));
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
}
