/**
 * A workbook of 1,000 properties in 30 columns through the real calls of a served site (`npm start`
 * in another terminal): how long the preview, the import, the same file again, the export and undo
 * take. The properties go to the trash at the end.
 * Usage: npm run bench -- spreadsheet http://localhost:8888
 */
import { operatorOf } from '../site/operator.ts';
import { withSession } from '../site/session.ts';
import { servedSite } from './harness.ts';
import { measureImport } from './workbook.ts';

const target = await servedSite();
const rows = Number(process.argv[3] ?? 1_000);

const { seconds, kib, counts } = await withSession(
  target,
  await operatorOf(new URL(target)),
  (session) => measureImport(session, rows),
);
console.log(`${rows} rows, ${kib} KiB; previewed ${JSON.stringify(counts)}`);
for (const [name, time] of Object.entries(seconds))
  console.log(`${name.padEnd(34)} ${time.toFixed(1)} s`);
