#!/bin/sh
# hucre 1.0.0: a line break in a cell is lost in an .ods, and kept in an .xlsx.
#
# Guess before the run: both keep it, in an .ods as a second <text:p> or as <text:line-break/> (OpenDocument 1.3, 6.1.5).
# Seen: the .ods has the break itself within one <text:p>, where white space counts as one space, and is read as "a b".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact hucre@1.0.0 fflate@0.8.3 >/dev/null
cat >run.mjs <<'JS'
import { readXlsx, writeOds, writeXlsx } from 'hucre';
import { strFromU8, unzipSync } from 'fflate';

const book = { sheets: [{ name: 'Homes', rows: [['a\nb']] }] };
const xml = strFromU8(unzipSync(await writeOds(book))['content.xml']);
const paragraphs = xml.match(/<text:p>[^]*?<\/text:p>/g).map((text) => JSON.stringify(text));
const { sheets } = await readXlsx(await writeXlsx(book));
console.log(`ods ${paragraphs.join(' ')}, xlsx ${JSON.stringify(sheets[0].rows[0][0])}`);
JS
answer=$(node run.mjs)
printf '%s\n' "$answer"
test "$answer" = 'ods "<text:p>a\nb</text:p>", xlsx "a\nb"'
