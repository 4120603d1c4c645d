import type { Point } from './projection';

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The square around a point, `away` units of the drawing to each side. */
export function around({ x, y }: Point, away: number): Area {
  return { left: x - away, right: x + away, top: y - away, bottom: y + away };
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether an area is on `paper`, the part of the drawing that is shown, and touches nothing of what is taken. */
export function isFree(area: Area, paper: Area, taken: readonly Area[]): boolean {
  return (
    area.left >= paper.left &&
    area.right <= paper.right &&
    area.top >= paper.top &&
    area.bottom <= paper.bottom &&
    !taken.some((other) => overlap(area, other))
  );
}
