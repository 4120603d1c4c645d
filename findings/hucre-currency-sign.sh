#!/bin/sh
# hucre 1.0.0: `formatValue` leaves out the sign of a currency that the format names in brackets.
#
# Guess before the run: "₹ 1,500.00" for both. ECMA-376 (18.8.31) has `[$₹-4009]` for the sign and its language, which is what
# a spreadsheet writes when one chooses a currency. SheetJS prints it.
# Seen: the sign is there when it stands in quotes, and not when it stands in brackets. So rents in rupees and in dirhams
# look alike.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact hucre@1.0.0 @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { SSF } from '@e965/xlsx';
import { formatValue } from 'hucre';

const formats = ['"₹ "#,##0.00', '[$₹-4009]\\ #,##0.00', '[$AED]\\ #,##0.00'];
const read = formats.map((format) => `${formatValue(1500, format).trim()} = ${SSF.format(format, 1500)}`);
console.log(read.join('; '));
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = '₹ 1,500.00 = ₹ 1,500.00; 1,500.00 = ₹ 1,500.00; 1,500.00 = AED 1,500.00'
