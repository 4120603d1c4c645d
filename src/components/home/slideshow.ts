/** Each slide stays so long, from when it is seen. */
const slideMilliseconds = 5_000;

const number = (index: number) => String(index).padStart(2, '0');

async function loadPicture(slide: HTMLElement | undefined): Promise<void> {
  const image = slide?.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

/** Lets the home page's slides take turns by themselves, and by the buttons below them. */
export function playSlides(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const actions = [...hero.querySelectorAll<HTMLElement>('[data-action]')];
  const counter = hero.querySelector('[data-counter]');
  const pause = hero.querySelector<HTMLButtonElement>('[data-pause]');
  const pauseLabel = pause?.getAttribute('aria-label') ?? '';
  const playLabel = pause?.dataset.play ?? '';
  let current = 0;
  let isPlaying = false;
  /** Whether the focus is on a slide's link: a keyboard user's link must not vanish under it. */
  let isHeld = false;
  let timer = 0;
  /** The clock that began last counts: an older one may still wait for its picture. */
  let clock = 0;

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    // The first view appears at once, or it would count as painted late; the others arrive softly.
    hero.toggleAttribute('data-stepped', true);
    for (const parts of [slides, actions])
      parts.forEach((part, partIndex) =>
        part.toggleAttribute('data-hidden', partIndex !== current),
      );
    if (counter) counter.textContent = `${number(current + 1)} / ${number(slides.length)}`;
    void startClock();
  }

  /** Starts a slide's time once it is visible: its picture is loaded, and the tab is in sight. */
  async function startClock(): Promise<void> {
    window.clearTimeout(timer);
    const mine = ++clock;
    if (!isPlaying || isHeld || document.hidden) return;
    await loadPicture(slides[current]);
    if (mine === clock) timer = window.setTimeout(() => void advance(mine), slideMilliseconds);
  }

  /** Advances once the next picture is loaded: a late slide is better than an empty one. */
  async function advance(mine: number): Promise<void> {
    const next = (current + 1) % slides.length;
    await loadPicture(slides[next]);
    if (mine === clock) show(next);
  }

  function setPlaying(playing: boolean): void {
    isPlaying = playing;
    hero.toggleAttribute('data-paused', !playing);
    // Not `ariaLabel`, which older Firefox lacks.
    pause?.setAttribute('aria-label', playing ? pauseLabel : playLabel);
    void startClock();
  }

  function hold(focused: EventTarget | null): void {
    isHeld = focused instanceof Element && focused.closest('[data-action]') !== null;
    void startClock();
  }

  pause?.addEventListener('click', () => setPlaying(!isPlaying));
  for (const arrow of hero.querySelectorAll<HTMLElement>('[data-step]'))
    arrow.addEventListener('click', () => show(current + Number(arrow.dataset.step)));
  for (const action of actions) {
    action.addEventListener('focusin', ({ target }) => hold(target));
    // Without another element, the window has lost the focus, and the link keeps its own.
    action.addEventListener('focusout', ({ relatedTarget }) =>
      hold(relatedTarget ?? document.activeElement),
    );
  }
  document.addEventListener('visibilitychange', () => void startClock());
  setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
}
