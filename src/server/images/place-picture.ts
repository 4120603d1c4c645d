import sharp from 'sharp';
import { drawCity, type DrawnPath, type PathKind } from '../../domain/map/drawing';
import { findOnDrawing, pictureArea, placePictureSize } from '../../domain/map/place-picture';
import type { Place } from '../../domain/place/place';

const plaster = '#fbf6ec';
const ink = '#1f3d3a';
const terracotta = '#a8472a';

const line = (color: string, opacity: number, width: number) =>
  `fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}"`;

/** As on the pages (`drawing.module.css`); a picture knows no style of the site. */
const looks: Record<PathKind, string> = {
  water: 'fill="#dfe8e2"',
  wave: line(ink, 0.22, 0.5),
  river: line('#cddad3', 1, 2.2),
  shore: line(ink, 0.42, 0.8),
  road: line(ink, 0.42, 0.8),
  street: line(ink, 0.42, 0.8),
};

function writePath({ kind, path, away = 0, opacity = 1 }: DrawnPath): string {
  return `<path ${looks[kind]} d="${path}" transform="translate(${away})" opacity="${opacity}"/>`;
}

/** The place on the drawing of its city, as JPEG; without letters, as a machine that builds may have no fonts. */
export async function drawPlace(place: Place): Promise<Buffer> {
  const point = findOnDrawing(place);
  if (!point) throw new Error(`No drawing shows ${place.name}.`);
  const { left, right, top, bottom } = pictureArea(place, point);
  const { width, height } = placePictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="${left} ${top} ${right - left} ${bottom - top}" stroke-linejoin="round">
    <rect x="${left}" y="${top}" width="100%" height="100%" fill="${plaster}"/>
    ${drawCity(place.city).map(writePath).join('')}
    <g transform="translate(${point.x} ${point.y})" stroke="${terracotta}">
      <circle r="13" fill="${terracotta}" fill-opacity="0.16"/>
      <circle r="4" fill="${terracotta}" stroke="${plaster}"/>
    </g>
  </svg>`;
  // `open.ts` blocks drawings for its whole process, which in development is this one too; so this allows them again. Uploads
  // are still told by their first bytes.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
