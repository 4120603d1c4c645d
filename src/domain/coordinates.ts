/** Degrees north and east. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Reads a line that is written as geographic programs write them: "13.05 79.97, 13.059 80.03". */
export function parseLine(text: string): readonly Coordinates[] {
  return text.split(',').map((point): Coordinates => {
    const [latitude = Number.NaN, longitude = Number.NaN] = point.trim().split(' ').map(Number);
    return [latitude, longitude];
  });
}
