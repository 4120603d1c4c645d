import { youtubeId } from '../links';

/** The list with the item at `from` moved to `to`; places outside the list are taken as its ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), list.length - 1);
  const item = list[from];
  if (item === undefined) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, target), item, ...others.slice(target)];
}

export function coverIndex(urls: readonly (string | null)[]): number {
  return urls.findIndex((url) => url === null || youtubeId(url) === null);
}
