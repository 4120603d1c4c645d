import { mapText } from '../../content/properties/map';
import type { Bubble } from '../../domain/map/bubbles';

/** The words beside a bubble, in two lines. */
export function linesOf({ places: [first, ...others], rent, beyond }: Bubble): [string, string] {
  const name = others.length === 0 ? first.name : mapText.groupName(first.name, others.length);
  return [beyond === '' ? name : `${name} ${beyond}`, mapText.from(rent)];
}

/** What a bubble reads out. */
export function nameOf({ places: [first, ...others], count, rent }: Bubble): string {
  return others.length === 0
    ? mapText.place(first.name, count, rent)
    : mapText.group(first.name, others.length, count, rent);
}
