#!/bin/sh
# node-ical 0.26.1: a name in quotes ends at its semicolon, and keeps its first quote.
#
# Guess before the run: the name comes back whole from what ical-generator writes, as a colon and a comma do: quotes are
# there for just these three (RFC 5545, 3.2).
# Seen: `"Kumar` with a quote in front. ical.js reads the whole name. Every other parameter in quotes is cut as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.26.1 >/dev/null 2>&1
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import { ICalCalendar } from 'ical-generator';
import ical from 'node-ical';

const read = ['Kumar, Flat 7', 'Kumar: Flat 7', 'Kumar; Flat 7'].map((name) => {
  const calendar = new ICalCalendar();
  const organizer = { name, email: 'owner@example.com' };
  calendar.createEvent({ id: 'a', start: new Date(0), end: new Date(1_800_000), summary: 'Visit', organizer });
  const text = calendar.toString();
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const other = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  return `${event.getFirstProperty('organizer').getParameter('cn')} = ${other.organizer.params.CN}`;
});
console.log(read.join('; '));
JS
answer=$(node run.mjs)
printf '%s\n' "$answer"
test "$answer" = 'Kumar, Flat 7 = Kumar, Flat 7; Kumar: Flat 7 = Kumar: Flat 7; Kumar; Flat 7 = "Kumar'
