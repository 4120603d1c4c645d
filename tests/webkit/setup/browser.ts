/** A window of WebKit, and what tests look at in it. */
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { problemsKey } from './watched-site';

export const site = inject('watchedSite');

/** Milliseconds for what a page does after a press. */
const patience = 20_000;

/** Starts the islands that wait until they are touched. */
export function touchIslands(): void {
  for (const island of document.querySelectorAll('astro-island[client=near]'))
    island.dispatchEvent(new Event('pointerdown'));
}

/** The window of a file; what goes wrong in its pages fails the test that opened them. */
export class Window {
  #driver: WebDriver | undefined;

  get driver(): WebDriver {
    if (!this.#driver) throw new Error('The window of the test is not open.');
    return this.#driver;
  }

  async open(): Promise<void> {
    const { address, capabilities } = inject('driver');
    this.#driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  }

  async close(): Promise<void> {
    await this.#driver?.quit();
  }

  async resize(width: number, height = 844): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  /** Opens a page and waits until its islands live. */
  async goto(path: string): Promise<void> {
    await this.driver.get(site + path);
    await this.untilLive();
  }

  async untilLive(): Promise<void> {
    await this.run(touchIslands);
    await this.until('its islands live', () => !document.querySelector('astro-island[ssr]'));
    // The mark goes when React begins; when the next frame has been drawn, React is done.
    await this.driver.executeAsyncScript(
      'const [done] = arguments; requestAnimationFrame(() => setTimeout(done, 100));',
    );
  }

  /** Runs a function in the page. */
  run<Given extends readonly unknown[], Result>(
    look: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const ask = () =>
      this.driver.executeScript<Awaited<Result>>(`return (${look})(...arguments)`, ...given);
    // An answer is lost now and then; asking again changes nothing.
    return ask().catch((thrown: unknown) => {
      if (thrown instanceof Error && thrown.message.includes('parse script result')) return ask();
      throw thrown;
    });
  }

  /** Waits until a function says yes in the page; `what` is for the message. */
  async until<Given extends readonly unknown[]>(
    what: string,
    look: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    // Between two pages there is nothing to ask.
    const check = () => this.run(look, ...given).catch(() => false);
    await this.driver.wait(check, patience, `The page never came to this: ${what}.`);
  }

  /** The first element that a selector finds and that is on the screen. */
  async find(selector: string): Promise<WebElement> {
    const found = await this.driver.wait(
      async () => {
        for (const one of await this.driver.findElements(By.css(selector)))
          if (await one.isDisplayed().catch(() => false)) return one;
        return null;
      },
      patience,
      `${selector} is never shown.`,
    );
    if (!found) throw new Error(`${selector} is not shown.`);
    return found;
  }

  /** The first shown button or link whose words contain `words`, within what a selector finds. */
  async findNamed(words: string, selector = 'button, a, summary, label'): Promise<WebElement> {
    const found = await this.driver.wait(
      () =>
        this.run(
          (wanted: string, within: string) =>
            [...document.querySelectorAll<HTMLElement>(within)].find(
              (one) =>
                one.checkVisibility() &&
                `${one.innerText} ${one.getAttribute('aria-label') ?? ''}`.includes(wanted),
            ) ?? null,
          words,
          selector,
        ) as unknown as Promise<WebElement | null>,
      patience,
      `Nothing called "${words}" is shown.`,
    );
    if (!found) throw new Error(`Nothing called "${words}" is shown.`);
    return found;
  }

  /** Presses it as soon as it can be pressed: a sheet may still be on its way. */
  async press(words: string, selector?: string): Promise<void> {
    const attempt = async () => {
      const control = await this.findNamed(words, selector);
      await this.run(
        (one: unknown) => (one as Element).scrollIntoView({ block: 'center' }),
        control,
      );
      return control.click().then(
        () => true,
        () => false,
      );
    };
    await this.driver.wait(attempt, patience, `"${words}" cannot be pressed.`);
  }

  async fill(selector: string, text: string): Promise<void> {
    const field = await this.find(selector);
    await field.clear();
    await field.sendKeys(text);
  }

  /** Chooses a file; its control stands where its button is. */
  async choose(selector: string, file: string): Promise<void> {
    const input = await this.driver.findElement(By.css(selector));
    await this.run((one: unknown) => (one as Element).scrollIntoView({ block: 'center' }), input);
    await input.sendKeys(file);
  }

  /** What went wrong since this was last asked. */
  async takeProblems(): Promise<string[]> {
    const said = await this.run((key: string) => {
      const kept = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      return kept;
    }, problemsKey);
    return said.split('\n').filter(Boolean);
  }

  /** How many px a page is wider than the window. */
  measureOverflow(): Promise<number> {
    return this.run(() => document.documentElement.scrollWidth - innerWidth);
  }
}

/** A window for the tests of a file. */
export function useWindow(): Window {
  const window = new Window();
  beforeAll(() => window.open());
  afterEach(async () => {
    expect(await window.takeProblems()).toEqual([]);
  });
  afterAll(() => window.close());
  return window;
}
