/** Puts a model on its round plinth and writes the picture. */
import sharp from 'sharp';
import { extent, flatness, inDepthOrder, polygon, project } from './space.mjs';

export const width = 1600;
export const height = 1067;
const page = '#fbf6ec';

const definitions = `<defs>
<radialGradient id="ground" cx="50%" cy="56%" r="62%"><stop offset="0" stop-color="#efe5d1"/><stop offset="0.62" stop-color="#f5eddd"/><stop offset="1" stop-color="${page}"/></radialGradient>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.7" stop-color="#6b4a2a" stop-opacity="0"/><stop offset="1" stop-color="#6b4a2a" stop-opacity="0.12"/></linearGradient>
<linearGradient id="round"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.3" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.6" stop-color="#3a2612" stop-opacity="0.05"/><stop offset="1" stop-color="#3a2612" stop-opacity="0.38"/></linearGradient>
<linearGradient id="rim"><stop offset="0" stop-color="#f3e9d6"/><stop offset="0.35" stop-color="#fbf5e9"/><stop offset="1" stop-color="#d2bf9f"/></linearGradient>
<radialGradient id="leafLight" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="#9cb95c"/><stop offset="0.55" stop-color="#6f9743"/><stop offset="1" stop-color="#426a2e"/></radialGradient>
<radialGradient id="leafDark" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="#7fa24a"/><stop offset="0.55" stop-color="#537f36"/><stop offset="1" stop-color="#335827"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
</defs>`;

/** The round table that carries the model. */
function plinth(x, y, radius, color) {
  const [cx, cy] = project([x, y, 0]);
  const [rx, ry, thick] = [radius * 100, radius * 100 * flatness, 34];
  const side = `M${cx - rx} ${cy} L${cx - rx} ${cy + thick} A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + thick} L${cx + rx} ${cy} Z`;
  return `<ellipse cx="${cx + 60}" cy="${cy + thick + 22}" rx="${rx}" ry="${ry}" fill="#6b5433" opacity="0.26" filter="url(#softer)"/>
<path d="${side}" fill="url(#rim)"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fbf5e9"/>
<ellipse cx="${cx}" cy="${cy}" rx="${rx - 26}" ry="${ry - 26 * flatness}" fill="${color}"/>`;
}

/**
 * One scene as SVG: `round` is the plinth's centre and radius in metres.
 *
 * @param {{ parts: import('./space.mjs').Part[], round?: [number, number, number], ground?: string }} scene
 */
export function sceneSvg({ parts, round, ground = '#e8d9bc' }) {
  const [x, y, radius] = round ?? [0, 0, 5];
  const base = {
    bounds: [x - radius * 0.72, y - radius * 0.72, -0.3, x + radius * 0.72, y + radius * 0.72, 0],
  };
  const [left, top, right, bottom] = extent([...parts, base]);
  const [cx] = project([x, y, 0]);
  const half = Math.max(radius * 100, cx - left, right - cx);
  const scale = Math.min((width * 0.86) / (2 * half), (height * 0.88) / (bottom - top));
  const middle = (top + bottom) / 2;
  const shadows = parts
    .flatMap((part) => part.shadow)
    .map((outline) => polygon(outline, '#5a4226'))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions}
<rect width="100%" height="100%" fill="${page}"/><rect width="100%" height="100%" fill="url(#ground)"/>
<g transform="translate(${width / 2} ${height / 2 + 4}) scale(${scale}) translate(${-cx} ${-middle})">
${plinth(x, y, radius, ground)}
${inDepthOrder(parts.filter(isGround))
  .map((part) => part.draw())
  .join('\n')}
<g opacity="0.3" filter="url(#soft)">${shadows}</g>
${inDepthOrder(parts.filter((part) => !isGround(part)))
  .map((part) => part.draw())
  .join('\n')}
</g></svg>`;
}

/** Marks on the ground lie under the shadows. */
const isGround = (part) => part.bounds[5] <= 0.08;

/** @param {string} svg @param {string} file */
export const writePicture = (svg, file) =>
  sharp(Buffer.from(svg))
    .flatten({ background: page })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
