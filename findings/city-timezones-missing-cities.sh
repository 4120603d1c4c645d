#!/bin/sh
# city-timezones 1.3.4: large cities in which people live abroad are missing, and a search by words answers with others.
#
# Guess before the run: each of the cities below is found, since the list has 7,329 cities and some of far below 100,000
# inhabitants; a search for a city that is missing finds nothing.
# Seen: of eight with more than 200,000 inhabitants each (Al Ain, Ajman, Dammam, Mecca, Mississauga, Brampton, Fremont,
# Petaling Jaya) none is found by its name, while 4,454 smaller than 100,000 are in the list. `findFromCityStateProvince('Al Ain')`
# answers with 37 cities, none of which is in the United Arab Emirates.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact city-timezones@1.3.4 >/dev/null
cat >run.mjs <<'JS'
import cities from 'city-timezones';

const large = ['Al Ain', 'Ajman', 'Dammam', 'Mecca', 'Mississauga', 'Brampton', 'Fremont', 'Petaling Jaya'];
const found = large.filter((name) => cities.lookupViaCity(name).length > 0);
const small = cities.cityMapping.filter(({ pop }) => pop < 100_000).length;
const others = cities.findFromCityStateProvince('Al Ain');
const emirates = others.filter(({ iso2 }) => iso2 === 'AE').length;
console.log(`${cities.cityMapping.length} cities, ${small} small; found ${found.length} of ${large.length}; ${others.length} for Al Ain, ${emirates} there`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = '7329 cities, 4454 small; found 0 of 8; 37 for Al Ain, 0 there'
