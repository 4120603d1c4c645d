/** A time of day (HH:MM, up to 24:00) as people say it: "10.30 am", "6 pm", "12 noon". */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(3);
  if (minutes === '00' && hour % 12 === 0) return hour === 0 ? '12 midnight' : '12 noon';
  const short = minutes === '00' ? '' : `.${minutes}`;
  return `${hour % 12 || 12}${short} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Opening hours ("10:00–18:00", a placeholder in brackets) as people say them; other words stay. */
export function formatHours(hours: string): string {
  return hours.replace(/(\d{2}:\d{2})–(\d{2}:\d{2})/, (_, from: string, until: string) =>
    [from, until].map(formatTime).join(' – '),
  );
}

/** Days of the week that follow each other: "Tuesday", "Wednesday to Saturday". */
export function formatDays(first: string, last: string): string {
  return first === last ? first : `${first} to ${last}`;
}

/** A day (DD-MM-YYYY) in a sentence: "28 November 2026". */
export function formatLongDay(day: string): string {
  const [date, month, year] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, date)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
