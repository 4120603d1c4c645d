import type { GenericSlide, Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/download';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import { hostedWidth } from '../../domain/picture/hosted';
import { pictureVariant } from '../../paths';
import type { GallerySlide } from './slides';

/** A video among the pictures. */
export interface SlideYoutube extends GenericSlide {
  type: 'youtube';
  videoId: string;
  title: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    youtube: SlideYoutube;
  }
  interface Labels {
    Theme?: string;
    Magnifier?: string;
  }
}

/** Widths (px) of a picture in the lightbox; a download is always the original. */
const fullWidth = 2_048;
const phoneWidth = 1_080;
const thumbnailWidth = 160;

/** Pictures on unknown hosts are shown unchanged. */
function sized(source: string, width: number): string {
  if (source.startsWith('/')) return pictureVariant(source, width, 'webp');
  return hostedWidth(source, width) ?? source;
}

/** The slides in the lightbox's own format. */
export function lightboxSlides(slides: readonly GallerySlide[], isPhone: boolean): Slide[] {
  return slides.map(({ source, alternative, videoId }) => {
    if (videoId !== null) return { type: 'youtube', videoId, title: alternative };
    return {
      src: sized(source, isPhone ? phoneWidth : fullWidth),
      alt: alternative,
      thumbnail: sized(source, thumbnailWidth),
      download: source,
    };
  });
}
