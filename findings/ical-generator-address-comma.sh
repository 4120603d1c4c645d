#!/bin/sh
# ical-generator 11.1.2: an address with a comma, as that of a place on a map, is another address in the calendar file.
#
# Guess before the run: `url` comes back as it was given. It is written as URL;VALUE=URI, and RFC 5545 (3.3.13) has no
# backslashes in a URI, only in a text (3.3.11); the address of the calendar itself has none.
# Seen: that of an event has a backslash before the comma, which ical.js reads, as it should, as a part of the address.
# The place is then "13.0827\,80.2707".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact ical-generator@11.1.2 ical.js@2.2.1 >/dev/null 2>&1
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import { ICalCalendar } from 'ical-generator';

const url = 'https://example.com/map?at=13.0827,80.2707';
const calendar = new ICalCalendar({ url });
calendar.createEvent({ id: 'a', start: new Date(0), end: new Date(1_800_000), summary: 'Visit', url });
const read = new ICAL.Component(ICAL.parse(calendar.toString()));
const event = read.getFirstSubcomponent('vevent').getFirstPropertyValue('url');
console.log(`calendar ${read.getFirstPropertyValue('url')}, event ${event}`);
JS
answer=$(node run.mjs)
printf '%s\n' "$answer"
test "$answer" = 'calendar https://example.com/map?at=13.0827,80.2707, event https://example.com/map?at=13.0827\,80.2707'
