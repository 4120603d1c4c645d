/** What a visitor of the listings does and feels, for the measurements of a filter in a real browser. */

const typed = 'anna';

/** Milliseconds in which a page that has its code and properties comes to rest after a change. */
export const settle = 700;

/** Runs in the page: records when the visible part was last painted, and how long events took. */
export function watch() {
  globalThis.figures = { painted: 0, events: [] };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:keydown|input|beforeinput)$/.test(name)) globalThis.figures.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const isSeen = ({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.isConnected && element.getBoundingClientRect().top < innerHeight;
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (changes.some(isSeen)) globalThis.figures.painted = performance.now();
        }),
      ),
    ).observe(document.querySelector('main'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/**
 * Changes one control from inside the page, a click when `value` is null; returns the milliseconds to
 * the last paint within `rest`.
 */
export async function change(page, [, selector, value], rest = settle) {
  const start = await page.evaluate(
    ([where, wanted]) => {
      const control = document.querySelector(where);
      const now = performance.now();
      if (wanted === null) control.click();
      else {
        control.value = wanted;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return now;
    },
    [selector, value],
  );
  await page.waitForTimeout(rest);
  return (await page.evaluate(() => globalThis.figures.painted)) - start;
}

/** Choices after the first one: what is said of them, the control, its value. */
export const choices = [
  ['lift on', '[name=lift]', null],
  ['category', '#category', 'Apartment'],
  ['category off', '#category', 'All'],
  ['sorted by rent', '#sort', 'rent-up'],
  ['sorted by size', '#sort', 'size'],
  ['lift off', '[name=lift]', null],
];

/** Types a word and deletes it again, with a rest after each key; returns the milliseconds of each event over 16 ms. */
export async function type(page) {
  await page.locator('#text').focus();
  await page.evaluate(() => (globalThis.figures.events.length = 0));
  for (const key of [...typed, ...Array(typed.length).fill('Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(settle);
  }
  return page.evaluate(() => globalThis.figures.events);
}
