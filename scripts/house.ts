/**
 * `npx node scripts/house.ts` prints the picture of the house in CONTRIBUTING.md: which rooms five acts walk through, read
 * from the imports that are still there when the code runs. It knows where an act begins, and which rooms are worth a box;
 * `src/domain`, which every room asks, has none.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup/root.ts';

/** Where an act begins: in the browser, and in the function that its call reaches. */
const acts = {
  enquiry: ['src/islands/enquiry/EnquiryForm.tsx', 'netlify/functions/mail.ts'],
  save: ['src/islands/admin/form/PropertyForm.tsx', 'netlify/functions/property.ts'],
  choice: ['src/pages/properties/index.astro'],
  import: ['src/islands/admin/import/Import.tsx', 'netlify/functions/spreadsheet.ts'],
  build: ['scripts/build/company-facts/write.ts'],
};

const rooms = [
  'scripts/build',
  'src/pages',
  'src/islands',
  'src/stores',
  'src/api',
  'netlify/functions',
  'src/server/post',
  'src/server/records',
  'src/server/import',
  'src/server/store',
];

const importOfValue =
  /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

function readImports(file: string): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(importOfValue)].flatMap(
    ([, first, second]) => {
      const target = path.join(path.dirname(file), first ?? second ?? '');
      const ends = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
      const end = ends.find((one) => isFile(path.join(root, target + one)));
      return end === undefined ? [] : [target + end];
    },
  );
}

const findRoom = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));

/** The steps from room to room of what a file reaches, as "from to". */
function walk(entries: readonly string[]): Set<string> {
  const seen = new Set(entries);
  const steps = new Set<string>();
  for (const file of seen)
    for (const target of readImports(file)) {
      seen.add(target);
      const [from, to] = [findRoom(file), findRoom(target)];
      if (from && to && from !== to) steps.add(`${from} ${to}`);
    }
  return steps;
}

/** The picture, as text that GitHub draws: an arrow is an import, and says whose walk goes along it. */
export function drawHouse(): string {
  const names = new Map<string, string[]>();
  for (const [act, entries] of Object.entries(acts))
    for (const step of walk(entries)) names.set(step, [...(names.get(step) ?? []), act]);
  const boxes = rooms.map((room, index) => `  r${index}["${room}"]`);
  const arrows = [...names].map(([step, walkers]) => {
    const [from = '', to = ''] = step.split(' ').map((room) => `r${rooms.indexOf(room)}`);
    const label = walkers.length === Object.keys(acts).length ? 'all' : walkers.join(', ');
    return `  ${from} -->|${label}| ${to}`;
  });
  const call = `  r${rooms.indexOf('src/api')} -.->|HTTP| r${rooms.indexOf('netlify/functions')}`;
  return ['```mermaid', 'flowchart TB', ...boxes, ...arrows.sort(), call, '```'].join('\n');
}

if (import.meta.main) process.stdout.write(`${drawHouse()}\n`);
