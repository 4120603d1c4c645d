#!/bin/sh
# hucre 1.0.0: `readOds` leaves out the rows of a sheet that are repeated on each printed page, and the rows of a group.
#
# Guess before the run: three rows, as OpenDocument 1.3 (part 3, 9.1.2, 9.1.7) lets the rows of a table also stand in
# <table:table-header-rows> and <table:table-row-group>, where LibreOffice puts "rows to repeat" and an outline.
# Seen: the row outside both alone, without a word about the others. SheetJS reads all three. So a list whose titles are
# repeated loses them, and its first home is taken for the titles.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact hucre@1.0.0 fflate@0.8.3 @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { read, utils } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { readOds } from 'hucre';

const names = 'urn:oasis:names:tc:opendocument:xmlns:';
const office = `xmlns:office="${names}office:1.0" office:version="1.3"`;
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const entry = (path, media) =>
  `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
const row = (text) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
const rows =
  `<table:table-header-rows>${row('Title')}</table:table-header-rows>` +
  `<table:table-row-group>${row('Flat 7')}</table:table-row-group>${row('Flat 8')}`;
const parts = {
  mimetype: type,
  'content.xml':
    `<office:document-content ${office} xmlns:table="${names}table:1.0" xmlns:text="${names}text:1.0"><office:body>` +
    `<office:spreadsheet><table:table table:name="Homes"><table:table-column/>${rows}</table:table></office:spreadsheet>` +
    '</office:body></office:document-content>',
  'styles.xml': `<office:document-styles ${office}/>`,
  'META-INF/manifest.xml':
    `<manifest:manifest xmlns:manifest="${names}manifest:1.0" manifest:version="1.3">` +
    `${entry('/', type)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`,
};
const bytes = zipSync(
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { level: 0 }]])),
);
const { sheets } = await readOds(bytes);
const others = utils.sheet_to_json(read(bytes).Sheets.Homes, { header: 1 });
console.log(`hucre ${sheets[0].rows.flat().join(', ')}; xlsx ${others.flat().join(', ')}`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = 'hucre Flat 8; xlsx Title, Flat 7, Flat 8'
