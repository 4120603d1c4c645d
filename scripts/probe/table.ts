import type { Finding } from './finding.ts';

const columns = [
  { title: 'check', width: 34 },
  { title: 'expected', width: 30 },
  { title: 'seen', width: 40 },
  { title: 'verdict', width: 14 },
] as const;

/** A text in lines of at most `width` characters; a longer word is parted. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function row(texts: readonly string[]): string {
  const cells = columns.map(({ width }, at) => wrap(texts[at] ?? '', width));
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell, at) => (cell[line] ?? '').padEnd(columns[at]?.width ?? 0))
      .join('  ')
      .trimEnd(),
  ).join('\n');
}

/** The findings as a table, and below it what to do about those that do not hold. */
export function formatFindings(findings: readonly Finding[]): string {
  const count = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const failing = findings.filter(({ verdict }) => verdict === 'does not hold');
  const rule = columns.map(({ width }) => '-'.repeat(width)).join('  ');
  return [
    row(columns.map(({ title }) => title)),
    rule,
    ...findings.map(({ check, expected, seen, verdict }) => row([check, expected, seen, verdict])),
    '',
    ...failing.map(
      ({ check, advice, isVital }) => `${isVital ? 'Mend' : 'Look at'}: ${check}. ${advice}`,
    ),
    `${count('holds')} hold, ${count('does not hold')} do not hold, ${count('not shown here')} cannot be shown here.`,
  ].join('\n');
}
