import { galleryText } from '../../content/properties/gallery';
import { galleryLimit } from '../../domain/property/options';
import { youtubeId } from '../../domain/links';

export interface GallerySlide {
  source: string;
  alternative: string;
  /** The eleven characters of a YouTube video, or `null` for a picture. */
  videoId: string | null;
}

/** One slide for each picture and video of a property, in the order of its record. */
export function makeSlides(name: string, images: readonly string[]): GallerySlide[] {
  return images.map((source, index) => {
    const videoId = youtubeId(source);
    const words = videoId === null ? galleryText.picture : galleryText.video;
    return { source, alternative: words(name, index + 1, images.length), videoId };
  });
}

/** One tile of the mosaic; `index` is the slide that it opens. */
export interface Tile {
  slide: GallerySlide;
  index: number;
  /** The number of slides that the page does not show, on the last tile; else 0. */
  more: number;
}

/** The tiles of the page: the first picture first and large, six at most. */
export function makeTiles(slides: readonly GallerySlide[]): Tile[] {
  const cover = Math.max(
    0,
    slides.findIndex((slide) => slide.videoId === null),
  );
  const order = slides.map((slide, index) => ({ slide, index, more: 0 }));
  const sorted = [
    ...order.slice(cover, cover + 1),
    ...order.filter((tile) => tile.index !== cover),
  ];
  const shown = sorted.slice(0, galleryLimit);
  const last = shown.at(-1);
  if (last) last.more = slides.length - shown.length;
  return shown;
}

/** The page of a video, for those who open it without the lightbox. */
export function youtubeWatchLink(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** The player of a video, without cookies until it plays. */
export function youtubePlayerLink(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;
}
