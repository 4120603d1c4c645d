import type { Locator } from '@playwright/test';

/** Whether one part of a page covers some of another, now; what is not drawn covers nothing. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  if (!(await one.isVisible()) || !(await other.isVisible())) return false;
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}
