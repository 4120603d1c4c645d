import type { LightboxExternalProps } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import { galleryConstants } from '../../content/property';

/** How the lightbox moves; reduced motion is respected by the lightbox itself. */
export const animation = {
  fade: 200,
  swipe: galleryConstants.animationMilliseconds,
} satisfies LightboxExternalProps['animation'];

export const slideshow = {
  delay: galleryConstants.slideshowMilliseconds,
} satisfies LightboxExternalProps['slideshow'];

export const zoom = {
  doubleTapDelay: galleryConstants.doubleTapMilliseconds,
  maxZoomPixelRatio: 2,
  scrollToZoom: true,
} satisfies LightboxExternalProps['zoom'];

export const controller = {
  closeOnPullDown: true,
  closeOnBackdropClick: true,
} satisfies LightboxExternalProps['controller'];

/** What differs between the phone layout and the rest. */
export function layout(isPhone: boolean) {
  return {
    carousel: isPhone ? { padding: 0, preload: 1 } : { padding: '16px', preload: 2 },
    thumbnails: {
      position: 'bottom',
      showToggle: true,
      imageFit: 'cover',
      padding: 0,
      border: 2,
      borderRadius: 4,
      vignette: false,
      ...(isPhone ? { width: 66, height: 44, gap: 6 } : { width: 108, height: 72, gap: 10 }),
    },
  } satisfies Pick<LightboxExternalProps, 'carousel' | 'thumbnails'>;
}
