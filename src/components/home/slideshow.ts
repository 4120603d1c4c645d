/** Each slide stays so long. */
export const slideMilliseconds = 5_000;

const number = (index: number) => String(index).padStart(2, '0');

/** Lets the home page's slides take turns by themselves, and by the buttons below them. */
export function playSlides(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const counter = hero.querySelector('[data-counter]');
  const pause = hero.querySelector<HTMLButtonElement>('[data-pause]');
  const [pauseLabel, playLabel] = [pause?.ariaLabel ?? '', pause?.dataset.play ?? ''];
  let current = 0;
  let timer = 0;

  function show(index: number): void {
    current = (index + slides.length) % slides.length;
    // The first view appears at once, or it would count as painted late; the others arrive softly.
    hero.toggleAttribute('data-stepped', true);
    slides.forEach((slide, place) => slide.toggleAttribute('data-hidden', place !== current));
    if (counter) counter.textContent = `${number(current + 1)} / ${number(slides.length)}`;
  }

  /** Goes on once the next picture is there: on a slow line, rather a late slide than an empty one. */
  async function advance(): Promise<void> {
    const next = (current + 1) % slides.length;
    const image = slides[next]?.querySelector('img');
    if (image) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
    if (timer !== 0) show(next);
  }

  function setPlaying(playing: boolean): void {
    window.clearInterval(timer);
    timer = playing ? window.setInterval(() => void advance(), slideMilliseconds) : 0;
    hero.toggleAttribute('data-paused', !playing);
    if (pause) pause.ariaLabel = playing ? pauseLabel : playLabel;
  }

  pause?.addEventListener('click', () => setPlaying(hero.hasAttribute('data-paused')));
  for (const arrow of hero.querySelectorAll<HTMLElement>('[data-step]')) {
    arrow.addEventListener('click', () => {
      // Whoever steps by hand wants to read: the slides stay until played again.
      setPlaying(false);
      show(current + Number(arrow.dataset.step));
    });
  }
  // A keyboard user's link must not vanish under the focus.
  hero.addEventListener('focusin', (event) => {
    if ((event.target as HTMLElement).closest('[data-slide]')) setPlaying(false);
  });
  setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
}
