import { fromMonday, type Weekday } from './clock';

/** Days of the week that follow each other with the same hours. */
export interface DaysAlike {
  first: Weekday;
  last: Weekday;
  hours: string;
}

/** A week's hours from Monday on, neighbouring days with the same hours together. */
export function groupHours(week: Readonly<Record<Weekday, string>>): readonly DaysAlike[] {
  const groups: DaysAlike[] = [];
  for (const day of fromMonday) {
    const group = groups.at(-1);
    if (group?.hours === week[day]) group.last = day;
    else groups.push({ first: day, last: day, hours: week[day] });
  }
  return groups;
}
