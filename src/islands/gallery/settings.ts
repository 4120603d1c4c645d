/** How the lightbox behaves: the specification's numbers, and what differs on a phone. */
import type { LightboxExternalProps, Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/download';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import { hostedVariant } from '../../domain/picture/picture-host';

/** Narrower windows (CSS px) get the phone layout. */
export const phoneBelow = 768;

/** The specification's three; it calls the black one "lightbox". */
export const themes = ['day', 'night', 'black'] as const;

/** The lightbox's animations, with the specification's numbers; it respects reduced motion itself. */
export const animation = { fade: 200, swipe: 500 } satisfies LightboxExternalProps['animation'];

export const slideshow = { delay: 1_100 } satisfies LightboxExternalProps['slideshow'];

export const zoom = {
  doubleTapDelay: 200,
  maxZoomPixelRatio: 2,
  scrollToZoom: true,
} satisfies LightboxExternalProps['zoom'];

export const controller = {
  closeOnPullDown: true,
  closeOnBackdropClick: true,
} satisfies LightboxExternalProps['controller'];

/** The settings that differ between phones and wider windows. */
export function layout(isPhone: boolean) {
  return {
    // Round and round, the thumbnails would show one picture twice.
    carousel: { finite: true, ...(isPhone && { padding: 0, preload: 1 }) },
    thumbnails: {
      showToggle: true,
      imageFit: 'cover',
      padding: 0,
      border: 2,
      vignette: false,
      ...(isPhone ? { width: 66, height: 44, gap: 6 } : { width: 108, height: 72, gap: 10 }),
    },
  } satisfies Pick<LightboxExternalProps, 'carousel' | 'thumbnails'>;
}

/** Whether the window is narrow enough for the phone layout. */
export function isPhoneWindow(): boolean {
  // Not range syntax, which iOS 16.3 and older never match.
  return matchMedia(`(max-width: ${phoneBelow - 0.02}px)`).matches;
}

interface Download {
  slide: Slide;
  saveAs: (source: string) => void;
}

/** Saves the original; one on an unknown host opens in a tab, since a page cannot fetch it. */
export function savePicture({ slide: { download }, saveAs }: Download): void {
  if (typeof download !== 'string') return;
  if (download.startsWith('/')) {
    saveAs(download);
    return;
  }
  const link = document.createElement('a');
  link.href = hostedVariant(download, 'fl_attachment') ?? download;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
