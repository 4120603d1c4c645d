export interface Size {
  width: number;
  height: number;
}

/** The maximum edge (px) and size (bytes) of a stored picture. */
export const maxEdge = 2_048;
export const maxBytes = 500_000;

/** The largest file (bytes) that the built-in picture host takes; the platform takes about 4.5 MB of binary data in one request. */
export const maxUploadBytes = 4 * 1024 * 1024;

/** The shape of pictures in link previews (px), as the large cards show them. */
export const previewSize: Size = { width: 1_200, height: 630 };

/** The size within a square of `edge` px with the same proportions; never larger than the picture, never empty. */
export function fitInto({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Encodings to try until one is small enough: first lower quality, then fewer pixels. */
export function encodings(picture: Size): (Size & { quality: number })[] {
  const qualities = [0.86, 0.78, 0.7, 0.62, 0.54];
  const edges = [maxEdge, maxEdge * 0.75, maxEdge * 0.5, maxEdge * 0.375];
  return edges.flatMap((edge) => {
    const size = fitInto(picture, edge);
    return qualities.map((quality) => ({ ...size, quality }));
  });
}
