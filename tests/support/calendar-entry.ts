import ICAL from 'ical.js';

export function readCalendar(file: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(file) as unknown[]);
}

export function readEntry(file: string): ICAL.Event {
  const [entry, ...others] = readCalendar(file).getAllSubcomponents('vevent');
  if (!entry || others.length > 0) throw new Error('There is not exactly one entry.');
  return new ICAL.Event(entry);
}
