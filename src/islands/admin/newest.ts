/**
 * Makes a load of which only the newest run counts: a run that a later one has overtaken answers `null`,
 * also when it fails, so that what an older answer says never replaces what a newer one has said.
 */
export function newestOnly<Result>(load: () => Promise<Result>): () => Promise<Result | null> {
  let newest = 0;
  return async () => {
    const run = (newest += 1);
    try {
      const result = await load();
      return run === newest ? result : null;
    } catch (thrown) {
      if (run === newest) throw thrown;
      return null;
    }
  };
}
