/** What lies over a page, such as an open gallery, has an entry of the browser's history: Back closes it, not the page. */

/** What the current entry keeps of an open layer; `null` on another entry. */
export function readLayer(name: string): unknown {
  const state: unknown = history.state;
  return state instanceof Object && name in state ? (state as Record<string, unknown>)[name] : null;
}

/** Adds an entry for a layer that opens, unless it is there already, as after a reload. */
export function enterLayer(name: string, kept: unknown): void {
  if (readLayer(name) === null) history.pushState({ [name]: kept }, '');
}

/** Leaves the entry of a layer that closes, unless Back has done so already. */
export function leaveLayer(name: string): void {
  if (readLayer(name) !== null) history.back();
}
