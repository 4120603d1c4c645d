/** The slides of a home in the form that the lightbox takes: widths, formats, videos, downloads. */
import type { GenericSlide, Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/download';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import { hostedWidth } from '../../domain/picture/picture-host';
import { pictureVariant } from '../../paths';
import type { GallerySlide } from './slides';

export interface SlideYoutube extends GenericSlide {
  type: 'youtube';
  videoId: string;
  title: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    youtube: SlideYoutube;
  }
  interface SlideImage {
    preview?: string;
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

/** The format of our own pictures: the smaller one where the browser has chosen it for a picture of the page. */
function findFormat(previews: ReadonlyMap<number, string>): 'avif' | 'webp' {
  const formats = [...previews.values()].map((preview) => new URL(preview).searchParams.get('fm'));
  return formats.includes('avif') ? 'avif' : 'webp';
}

/** The slides in the lightbox's own format; `previews` are pictures that the browser has already, by slide. */
export function makeLightboxSlides(
  slides: readonly GallerySlide[],
  previews: ReadonlyMap<number, string>,
  isPhone: boolean,
): Slide[] {
  const format = findFormat(previews);
  /** Pictures on unknown hosts are shown unchanged. */
  const sized = (source: string, width: number) =>
    source.startsWith('/')
      ? pictureVariant(source, width, format)
      : (hostedWidth(source, width) ?? source);
  return slides.map(({ source, alternative, videoId }, index) => {
    if (videoId !== null) return { type: 'youtube', videoId, title: alternative };
    const thumbnail = sized(source, thumbnailWidth);
    return {
      src: sized(source, isPhone ? phoneWidth : fullWidth),
      alt: alternative,
      thumbnail,
      preview: previews.get(index) ?? thumbnail,
      download: source,
    };
  });
}
