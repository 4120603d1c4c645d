import type { CompanyValues } from './schema';

type Figure = CompanyValues['figures'][number];

const formatFigure = ({ value, unit, label }: Figure) =>
  [value, unit, label].filter((part) => part !== '').join(' ');

/** Whether a figure of years cannot be that of a company founded in `since`: more, or less than half. */
function contradicts({ value, label }: Figure, since: string, year: number): boolean {
  const years = /\d+/.exec(value)?.[0];
  if (since === '' || years === undefined || !/\byears?\b/i.test(label)) return false;
  const age = year - Number(since);
  return Number(years) > age + 1 || Number(years) < age / 2;
}

/** The figures, as texts, that are only examples (`given`), or that contradict the year in which the company began. */
export function findDoubtfulFigures(
  { figures, since }: Pick<CompanyValues, 'figures' | 'since'>,
  given: readonly Figure[],
  year: number,
): string[] {
  const examples = new Set(given.map(formatFigure));
  return figures
    .filter((figure) => examples.has(formatFigure(figure)) || contradicts(figure, since, year))
    .map(formatFigure);
}
