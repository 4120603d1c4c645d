#!/bin/sh
# @e965/xlsx 0.20.3: a number with more digits than the places of a format with a hyphen is shown without its first digits.
#
# Guess before the run: `00000-00000` shows 12 digits as "9198765-43210". By ECMA-376 (18.8.31) a hyphen needs no quotes, and
# digits that have no place before the point are shown all the same; a colon or an escaped hyphen gives all twelve.
# Seen: "98765-43210", so a number of a telephone with its country's code reads as one without, and one of another country
# as a wrong one. The text is also what `read` gives as `w`, and `sheet_to_csv` writes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { SSF, read, utils, version, write } from '@e965/xlsx';

const formats = ['00000-00000', '00000\\-00000', '00000:00000'];
const shown = formats.map((format) => `${format} ${SSF.format(format, 919876543210)}`);
const sheet = utils.aoa_to_sheet([[919876543210]]);
sheet.A1.z = formats[0];
const copy = read(write(utils.book_new(sheet, 'Owners'), { type: 'buffer', bookType: 'xlsx' }));
console.log(`xlsx ${version}: ${shown.join(', ')}; csv ${utils.sheet_to_csv(copy.Sheets.Owners)}`);
JS
answer=$(node run.mjs)
printf '%s\n' "$answer"
test "$answer" = 'xlsx 0.20.3: 00000-00000 98765-43210, 00000\-00000 9198765-43210, 00000:00000 9198765:43210; csv 98765-43210'
