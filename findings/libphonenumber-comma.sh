#!/bin/sh
# libphonenumber-js 1.13.16: of two numbers with a comma between them, `findPhoneNumbersInText` finds one, with an extension.
#
# Guess before the run: two numbers, as with a slash or "or" between them. The search follows that of Google's library, which
# takes a comma or a semicolon for the beginning of an extension only where a whole text is one number, not in a search.
# Seen: the digits behind the comma, up to nine, are the extension of the first number, and the second is not found. An
# amount or a number of rooms after a comma becomes an extension as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact libphonenumber-js@1.13.16 >/dev/null
cat >run.mjs <<'JS'
import { findPhoneNumbersInText } from 'libphonenumber-js/max';

// 555-0100 to 555-0199 are kept free for films.
const texts = [' / 213-555-0145', ' or 213-555-0145', ', 213-555-0145', '; 213-555-0145', ', 2 rooms'];
const read = texts.map((text) =>
  findPhoneNumbersInText(`213-555-0123${text}`, 'US')
    .map(({ number }) => [number.number, number.ext].filter(Boolean).join(' ext. '))
    .join(' and '),
);
console.log(read.join('; '));
JS
answer=$(node run.mjs)
echo "$answer"
two='+12135550123 and +12135550145'
test "$answer" = "$two; $two; +12135550123 ext. 213; +12135550123 ext. 213; +12135550123 ext. 2"
