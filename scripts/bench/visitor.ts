/** The acts and waits of a visitor of the listings, to measure the filter in a real browser. */
import type { Page } from '@playwright/test';

/** The records that the page keeps. */
declare global {
  var figures: { painted: number; events: number[] };
}

const word = ['a', 'n', 'n', 'a'];

/** Milliseconds in which a page that has its code and properties comes to rest after a change. */
const restAfterChange = 700;

/** Runs in the page: records when the visible part was last painted, and how long events took. */
export function watch(): void {
  globalThis.figures = { painted: 0, events: [] };
  const wanted = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:keydown|input|beforeinput)$/.test(name)) globalThis.figures.events.push(duration);
  }).observe(wanted);
  const isSeen = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.isConnected === true && element.getBoundingClientRect().top < innerHeight;
  };
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((changes) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (changes.some(isSeen)) globalThis.figures.painted = performance.now();
        }),
      ),
    );
    const main = document.querySelector('main') ?? document.body;
    observer.observe(main, { subtree: true, childList: true, characterData: true });
  });
}

/** A control, and the value it gets: a click when that is null. */
export type Choice = readonly [selector: string, value: string | null];

/** The first choice, and those after it. */
export const choices: readonly [Choice, ...Choice[]] = [
  ['[name=lift]', null],
  ['#category', 'Apartment'],
  ['#category', 'All'],
  ['#sort', 'rent-up'],
  ['#sort', 'size'],
  ['[name=lift]', null],
];

/** Changes one control from inside the page; returns the milliseconds to the last paint within `rest`. */
export async function change(page: Page, choice: Choice, rest = restAfterChange): Promise<number> {
  const start = await page.evaluate(([selector, value]) => {
    const control = document.querySelector<HTMLInputElement>(selector);
    const now = performance.now();
    if (value === null) control?.click();
    else if (control) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return now;
  }, choice);
  await page.waitForTimeout(rest);
  return (await page.evaluate(() => globalThis.figures.painted)) - start;
}

/** Types a word and deletes it again, with a rest after each key; returns the milliseconds of each event over 16 ms. */
export async function type(page: Page): Promise<number[]> {
  await page.locator('#text').focus();
  await page.evaluate(() => (globalThis.figures.events.length = 0));
  for (const key of [...word, ...word.map(() => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(restAfterChange);
  }
  return page.evaluate(() => globalThis.figures.events);
}
