/** Turns the colours of an AVIF that names them by numbers into those of the web, as browsers do; the decoder leaves them. */
import type { Sharp } from 'sharp';
import { type Bytes, readLatin1 } from '../../domain/picture/file-kind';
import { toLight } from '../../domain/picture/light';
import { openPixels, renderPicture } from './open';

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** From the primaries of ITU-T H.273 to those of sRGB, for light; those of sRGB need none. */
const matrices: Readonly<Record<number, Matrix>> = {
  // Display P3.
  12: [
    [1.22494, -0.22494, 0],
    [-0.042057, 1.042057, 0],
    [-0.019638, -0.078636, 1.098274],
  ],
  // BT.2020.
  9: [
    [1.660491, -0.587641, -0.07285],
    [-0.12455, 1.1329, -0.00835],
    [-0.018151, -0.100579, 1.11873],
  ],
};

/** PQ and HLG, which are brighter than any other screen's white. */
const highDynamicRange: readonly number[] = [16, 18];

/** The numbers of an AVIF's colours; `null` without, or beside a profile, which the decoder follows. */
function readNumbers(bytes: Bytes): { primaries: number; transfer: number } | null {
  const head = readLatin1(bytes, 0, 2_000);
  const at = head.indexOf('colrnclx');
  if (at === -1 || /colr(?:prof|rICC)/.test(head)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at + 8);
  return { primaries: view.getUint16(0), transfer: view.getUint16(2) };
}

/** Whether an AVIF has more light than this site can show as its browser would. */
export function isHighDynamicRange(bytes: Bytes): boolean {
  const numbers = readNumbers(bytes);
  return numbers !== null && highDynamicRange.includes(numbers.transfer);
}

const fromLight = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const steps = 4_095;
const lights = Float64Array.from({ length: 256 }, (_, value) => toLight(value / 255));
const values = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * fromLight(step / steps)),
);

/** The picture in the colours of the web; `null` where it has them already. Throws as `renderPicture`. */
export async function toWebColors(picture: Sharp, bytes: Bytes): Promise<Sharp | null> {
  const matrix = matrices[readNumbers(bytes)?.primaries ?? 0];
  if (!matrix) return null;
  const { data, info } = await renderPicture(picture.clone().raw());
  const channels = info.channels === 4 ? 4 : 3;
  for (let offset = 0; offset < data.length; offset += channels) {
    const [red, green, blue] = [0, 1, 2].map((part) => lights[data[offset + part] ?? 0] ?? 0) as [
      number,
      number,
      number,
    ];
    for (const [part, [r, g, b]] of matrix.entries()) {
      const light = Math.min(1, Math.max(0, r * red + g * green + b * blue));
      data[offset + part] = values[Math.round(light * steps)] ?? 0;
    }
  }
  return openPixels(data, { width: info.width, height: info.height, channels });
}
