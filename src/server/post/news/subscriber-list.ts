/** Who gets news of what, as the office sees it: all of them as a CSV file, and how many have which filter. */
import { newsPage, subscriberWords } from '../../../content/news';
import { formatDay, isoDay } from '../../../domain/date';
import { fileResponse } from '../../http/reply';
import { subscribers } from '../stores';
import { formatNewsFilter } from './emails';

/** A cell of a CSV file; formulas become text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** All subscribers as a CSV file to be saved, oldest first. Throws `StoreUnavailable`. */
export async function exportSubscribers(now: Date): Promise<Response> {
  const all = [...(await subscribers.read()).records.values()];
  const rows = all.map(({ email, filter, createdAt }) => [
    email,
    formatNewsFilter(filter) || newsPage.any,
    formatDay(createdAt),
  ]);
  const lines = [subscriberWords.columns, ...rows].map((row) => row.map(cell).join(','));
  // The mark by which spreadsheets know UTF-8.
  const body = `\ufeff${lines.join('\r\n')}\r\n`;
  const name = `subscribers-${isoDay(now.toISOString())}.csv`;
  return fileResponse(body, name, 'text/csv; charset=utf-8');
}

/** How many subscribers have which filter (in words, '' for any), the most frequent first. Throws `StoreUnavailable`. */
export async function countNewsFilters(): Promise<{ filter: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const { filter: query } of (await subscribers.read()).records.values()) {
    const filter = formatNewsFilter(query);
    counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  return [...counts]
    .map(([filter, count]) => ({ filter, count }))
    .sort((one, other) => other.count - one.count);
}
