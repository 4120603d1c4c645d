#!/bin/sh
# exceljs 4.4.0: a workbook that counts its days from 1904 is read four years too early where it says so with "true".
#
# Guess before the run: 31 January 2026 with "1" and with "true", the two ways to write a boolean of XML Schema, of which
# `date1904` is one (ECMA-376, 18.2.28). Excel writes the first, LibreOffice the second. SheetJS reads both.
# Seen: with "true" the day is 30 January 2022.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 fflate@0.8.3 @e965/xlsx@0.20.3 >/dev/null 2>&1
cat >run.mjs <<'JS'
import { read } from '@e965/xlsx';
import exceljs from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const text = (day) => day.toISOString().slice(0, 10);
const book = new exceljs.Workbook();
book.properties.date1904 = true;
book.addWorksheet('Visits').getCell('A1').value = new Date('2026-01-31T00:00:00Z');
const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
const workbook = strFromU8(parts['xl/workbook.xml']);
const seen = [];
for (const value of ['1', 'true']) {
  const said = strToU8(workbook.replace(/date1904="[^"]*"/, `date1904="${value}"`));
  const bytes = zipSync({ ...parts, 'xl/workbook.xml': said });
  const copy = new exceljs.Workbook();
  await copy.xlsx.load(bytes);
  const other = read(bytes, { cellDates: true, UTC: true }).Sheets.Visits.A1.v;
  seen.push(`${value}: ${text(other)} = ${text(copy.worksheets[0].getCell('A1').value)}`);
}
console.log(seen.join(', '));
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = '1: 2026-01-31 = 2026-01-31, true: 2026-01-31 = 2022-01-30'
