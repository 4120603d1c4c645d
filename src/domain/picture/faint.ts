/** Tells whether a drawing can hardly be seen on a ground. */
import { toLight } from './light';

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * toLight(red / 255) + 0.7152 * toLight(green / 255) + 0.0722 * toLight(blue / 255);
}

/** The contrast that WCAG 2.2, 1.4.11 asks of what has to be seen; half of it is hardly anything. */
const minContrast = 1.5;

/** Of the drawn pixels, as few may stand out. */
const maxShare = 0.05;

/** Whether nearly nothing of a picture stands out from a ground (`#rrggbb`). `pixels`: red, green, blue, opacity, 0 to 255 each. */
export function isFaintOn(ground: string, pixels: Uint8ClampedArray): boolean {
  const parts = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  const [red = 255, green = 255, blue = 255] = parts;
  const behind = luminance(red, green, blue);
  let drawn = 0;
  let seen = 0;
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = pixels.subarray(offset, offset + 4);
    if (opacity < 64) continue;
    drawn += 1;
    const light = luminance(r, g, b);
    const contrast = (Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05);
    if (contrast >= minContrast) seen += 1;
  }
  return seen <= drawn * maxShare;
}
