#!/bin/sh
# @e965/xlsx 0.20.3: a text that looks like an escaped letter of a workbook does not survive being written and read.
#
# Guess before the run: `_x0041_` comes back as it is, since ECMA-376 (22.9.2.19, ST_Xstring) has `_x005F_` for an underscore
# that begins such a text.
# Seen: it is written without `_x005F_`, and read as the letter that it then stands for: "A". The text `_x41_`, which is no
# escape, stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { read, utils, version, write } from '@e965/xlsx';

const book = utils.book_new(utils.aoa_to_sheet([['_x0041_', '_x41_', 'Flat 7']]), 'Homes');
const copy = read(write(book, { type: 'buffer', bookType: 'xlsx' }));
console.log(`xlsx ${version}: ${utils.sheet_to_json(copy.Sheets.Homes, { header: 1 })[0].join(', ')}`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = 'xlsx 0.20.3: A, _x41_, Flat 7'
