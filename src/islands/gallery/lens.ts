/** Diameter (px) of the magnifying glass, and how many times it enlarges. */
export const lensSize = 220;
const enlargement = 2.5;

/** Where the glass lies over the stage and what part of the picture it shows, as CSS. */
export interface Lens {
  left: number;
  top: number;
  backgroundImage: string;
  backgroundSize: string;
  backgroundPosition: string;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** The glass for a pointer over a picture, or `null` when it is beside the picture. */
export function lensAt(picture: HTMLImageElement, stage: Element, pointer: Point): Lens | null {
  const box = picture.getBoundingClientRect();
  const frame = stage.getBoundingClientRect();
  const x = pointer.clientX - box.left;
  const y = pointer.clientY - box.top;
  if (x < 0 || y < 0 || x > box.width || y > box.height) return null;
  const half = lensSize / 2;
  return {
    left: pointer.clientX - frame.left - half,
    top: pointer.clientY - frame.top - half,
    backgroundImage: `url(${JSON.stringify(picture.currentSrc)})`,
    backgroundSize: `${box.width * enlargement}px ${box.height * enlargement}px`,
    backgroundPosition: `${half - x * enlargement}px ${half - y * enlargement}px`,
  };
}
