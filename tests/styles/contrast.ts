/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, cover: number];

function parse(colour: string): Colour {
  if (colour.startsWith('#')) {
    const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
    const readPart = (start: number) => parseInt(digits.slice(start, start + 2), 16);
    return [readPart(1), readPart(3), readPart(5), 1];
  }
  const [red = NaN, green = NaN, blue = NaN, percent = 100] = (colour.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return [red, green, blue, percent / 100];
}

/** Relative luminance by WCAG 2 of a colour on a background. */
function luminance(colour: string, ground: string): number {
  const cover = parse(colour)[3];
  const below = parse(ground);
  const channel = (index: 0 | 1 | 2) => {
    const part = (parse(colour)[index] * cover + below[index] * (1 - cover)) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Contrast by WCAG 2, from 1 to 21, between a colour painted on `ground` and an adjacent colour. */
export function contrast(colour: string, ground: string, beside: string): number {
  const [light = 0, dark = 0] = [luminance(colour, ground), luminance(beside, beside)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}
