#!/bin/sh
# @e965/xlsx 0.20.3: an .ods that has no styles of its own cannot be read.
#
# Guess before the run: the cell. OpenDocument 1.3 (part 3, 2.2.1) asks for one of content.xml and styles.xml, and the styles
# that cells use stand in content.xml. hucre reads it.
# Seen: an error, "Cannot find file styles.xml in zip", which looks as if the file were broken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact hucre@1.0.0 fflate@0.8.3 @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { read, version } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { readOds } from 'hucre';

const names = 'urn:oasis:names:tc:opendocument:xmlns:';
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const entry = (path, media) =>
  `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
const parts = {
  mimetype: type,
  'content.xml':
    `<office:document-content xmlns:office="${names}office:1.0" xmlns:table="${names}table:1.0" xmlns:text="${names}text:1.0" ` +
    'office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Homes"><table:table-column/>' +
    '<table:table-row><table:table-cell office:value-type="string"><text:p>Flat 7</text:p></table:table-cell></table:table-row>' +
    '</table:table></office:spreadsheet></office:body></office:document-content>',
  'META-INF/manifest.xml':
    `<manifest:manifest xmlns:manifest="${names}manifest:1.0" manifest:version="1.3">` +
    `${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`,
};
const bytes = zipSync(
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { level: 0 }]])),
);
const { sheets } = await readOds(bytes);
const seen = () => {
  try {
    return read(bytes).Sheets.Homes.A1.v;
  } catch (error) {
    return error.message;
  }
};
console.log(`hucre ${sheets[0].rows[0][0]}, xlsx ${version} ${seen()}`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = 'hucre Flat 7, xlsx 0.20.3 Cannot find file styles.xml in zip'
