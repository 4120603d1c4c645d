/**
 * Renders the whole page and scrolls through it once, because what is below the fold is loaded only
 * when it comes near; waits at most 15 s for pictures.
 */
export async function settle(page) {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await pause(120);
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), pause(15_000)]);
  });
}
