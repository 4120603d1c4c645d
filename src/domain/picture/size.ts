export interface Size {
  width: number;
  height: number;
}

/** The maximum edge (px) and size (bytes) of a stored picture. */
export const maxEdge = 2_048;
export const maxBytes = 500_000;

/** A panorama may be longer, so that its other edge keeps this many px, but no longer than every browser can draw. */
const minShortEdge = 600;
const maxLongEdge = 8_192;

/** The maximum edge (px) of the company's mark: it is shown small, and stored without loss. */
export const maxDrawingEdge = 1_024;

/** The width (px) from which on a picture is large enough for every place of a page at twice its size. */
export const largeWidth = 640;

/** The largest file (bytes) that the built-in picture host takes; the platform takes about 4.5 MB of binary data in one request. */
export const maxUploadBytes = 4 * 1024 * 1024;

/** The shape of pictures in link previews (px), as the large cards show them. */
export const previewSize: Size = { width: 1_200, height: 630 };

/** The size within a square of `edge` px with the same proportions, or beyond it for a panorama; never larger than the picture, never empty. */
export function fitInto({ width, height }: Size, edge: number): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const shortEdge = (minShortEdge * edge) / maxEdge;
  const scale = Math.min(1, maxLongEdge / long, Math.max(edge / long, shortEdge / short));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const shares = [1, 0.75, 0.5, 0.375];

/** Encodings of a photograph to try until one is small enough: first lower quality, then fewer pixels. */
export function encodings(picture: Size): (Size & { quality: number })[] {
  const qualities = [0.86, 0.78, 0.7, 0.62, 0.54];
  return shares.flatMap((share) => {
    const size = fitInto(picture, maxEdge * share);
    return qualities.map((quality) => ({ ...size, quality }));
  });
}

/** Those of a drawing, which is encoded without loss. */
export function drawingEncodings(picture: Size): (Size & { quality: number })[] {
  return shares.map((share) => ({ ...fitInto(picture, maxDrawingEdge * share), quality: 1 }));
}
