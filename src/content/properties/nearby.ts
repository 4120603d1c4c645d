import type { Way } from '../../domain/place/ways';

const distance = (kilometres: number) => `about ${Math.round(kilometres)} km`;

/** How far a home's place is from a landmark; within half a kilometre only that it is the same area. */
export function wayText({ name, from, kilometres }: Way): string {
  if (kilometres < 0.5) return `In the area of ${name}`;
  return `${name} is ${distance(kilometres)} from ${from} in a straight line`;
}

export const nearbyText = {
  title: 'Near by',
  /** Before the ways of a home's page. */
  ways: (place: string, ways: readonly Way[]) =>
    `In a straight line from the middle of ${place}: ${ways
      .map(({ name, kilometres }) =>
        kilometres < 0.5 ? `${name} in the same area` : `${name} ${distance(kilometres)}`,
      )
      .join(', ')}. The way by road is longer.`,
} as const;
