export interface Size {
  width: number;
  height: number;
}

/** The longest edge (px) and the most bytes that a stored picture has. */
export const longestEdge = 2_048;
export const maxBytes = 500_000;

/** The size within a square of `edge` px with the same proportions; never larger than the picture, never empty. */
export function fitInto({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** How to encode a picture, one after the other until one is small enough: first worse, then smaller. */
export function encodings(picture: Size): (Size & { quality: number })[] {
  const qualities = [0.86, 0.78, 0.7, 0.62, 0.54];
  const edges = [longestEdge, longestEdge * 0.75, longestEdge * 0.5, longestEdge * 0.375];
  return edges.flatMap((edge) => {
    const size = fitInto(picture, edge);
    return qualities.map((quality) => ({ ...size, quality }));
  });
}
