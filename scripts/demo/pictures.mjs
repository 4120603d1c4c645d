/** Draws the sample pictures: `node scripts/demo/pictures.mjs [part of a name …]`. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homes } from './drawing/homes.mjs';
import { rooms } from './drawing/rooms.mjs';
import { scenes } from './drawing/scenes.mjs';
import { sceneSvg, writePicture } from './drawing/sheet.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictures = Object.fromEntries(
  Object.entries(homes).flatMap(([name, scene]) => [
    [`demo/pictures/${name}-outside.jpg`, scene],
    ...Object.entries(rooms).map(([room, draw]) => [
      `demo/pictures/${name}-${room}.jpg`,
      () => draw(name),
    ]),
  ]),
);
Object.assign(pictures, scenes);
const wanted = process.argv.slice(2);

for (const [path, scene] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((part) => path.includes(part))) continue;
  await mkdir(dirname(root + path), { recursive: true });
  const { size } = await writePicture(sceneSvg(scene()), root + path);
  console.log(`${path} ${Math.round(size / 1024)} KB`);
}
