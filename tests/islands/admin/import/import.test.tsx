import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchWords } from '../../../../src/content/import/match';
import { importMessages } from '../../../../src/content/import/messages';
import { previewWords, sameWords } from '../../../../src/content/import/preview';
import { resultWords } from '../../../../src/content/import/result';
import { undoWords } from '../../../../src/content/import/undo';
import type { ImportPreview, ImportSummary } from '../../../../src/domain/import';
import { requiredFacts } from '../../../../src/domain/property/missing';
import Import from '../../../../src/islands/admin/import/Import';
import { Match } from '../../../../src/islands/admin/import/Match';
import { Preview } from '../../../../src/islands/admin/import/Preview';
import { Result } from '../../../../src/islands/admin/import/Result';
import { Undone } from '../../../../src/islands/admin/import/Undone';
import { blankSummary } from '../../../support/property';
import { preview, result, row, workbook } from './preview';

const nothing = () => undefined;
const html = (view: ReactNode) => renderToString(view).replaceAll('<!-- -->', '');

const counts = { create: 3, update: 0, unchanged: 0, skipped: 0, error: 0 };
function page(given: Partial<ImportSummary>): string {
  const times = { at: '2026-02-20T06:00:00.000Z', undoUntil: '2026-03-22T06:00:00.000Z' };
  const one = { id: 'import-1', fileName: 'a.xlsx', counts, state: 'imported', ...times } as const;
  return html(<Import imports={[{ ...one, ...given }]} now="2026-03-01T00:00:00.000Z" />);
}

it.each<[string, Partial<ImportSummary>, boolean]>([
  ['an imported one', {}, true],
  ['one that is undone', { state: 'undone' }, false],
  ['one of long ago', { undoUntil: '2026-02-28T00:00:00.000Z' }, false],
])('%s is offered to be undone only while that is possible', (_, given, canUndo) => {
  expect(page(given).includes('aria-label="Undo ')).toBe(canUndo);
});

it('an import with faulty rows offers them', () => {
  const faulty = 'href="/api/property/bulk/faulty/import-1"';
  expect(page({ counts: { ...counts, error: 2 } })).toContain(faulty);
  expect(page({})).not.toContain(faulty);
});

const calls = {
  onKeep: nothing,
  onRead: nothing,
  onMatch: nothing,
  onImport: nothing,
  onBack: nothing,
};

function shown(given: ImportPreview, failure: string | null = null): string {
  const read = workbook([{ header: 'Name', key: 'name' }, { header: 'Owner' }]);
  const state = { read, preview: given, failure, chosen: {} };
  return html(<Preview {...state} {...calls} />);
}

const words = matchWords;
const shownColumns = (columns: Parameters<typeof workbook>[0]) =>
  html(<Match read={workbook(columns)} failure={null} {...calls} />);
const name = { header: 'Name', key: 'name' as const };
const broker = {
  header: 'Broker',
  standing: 'unknown' as const,
  values: ['<b>R.</b>', 'S.', 'T.', 'U.'],
};

it('a column to match shows its header and three values; certain ones come last', () => {
  const rent = { header: 'Rent', key: 'price', standing: 'open' } as const;
  const text = shownColumns([name, broker, rent]);
  expect(text).toContain('&lt;b&gt;R.&lt;/b&gt; · S. · T.</p>');
  const places = ['>Rent<', words.likely(1), '>Broker<', words.certain(1)].map((one) =>
    text.indexOf(one),
  );
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  expect(text.match(new RegExp(words.doubtful, 'g'))).toHaveLength(1);
  expect(text).toMatch(/selected="">Rent per month<|value="price" selected/);
});

it('the columns to match say what is missing, and ask what words mean', () => {
  const type = { header: 'Type', key: 'category' as const, values: ['Flat', 'Row House'] };
  const text = shownColumns([name, type]);
  expect(text).not.toMatch(/aria-disabled="true"[^>]*>Continue/);
  expect(text).toContain(
    'No column says the rent, the size, bedrooms, bathrooms, the floor and the address.',
  );
  expect(shownColumns([type])).toMatch(/aria-disabled="true"[^>]*>Continue/);
  expect(text).toContain(words.word('Row House', 'Category').replaceAll('"', '&quot;'));
  expect(text).not.toContain('“Flat”');
});

it('what no column says can be given for all rows, and then nothing is missing', () => {
  const all = requiredFacts.filter((key) => key !== 'bathrooms');
  const read = workbook(all.map((key) => ({ header: key, key })));
  const given = { ...read, matching: { ...read.matching, forAll: { bathrooms: '2' } } };
  const matched = (of: typeof read) => html(<Match read={of} failure={null} {...calls} />);
  const scope = (of: typeof read) =>
    html(<Preview read={of} preview={preview([])} failure={null} chosen={{}} {...calls} />);
  expect(matched(read)).toContain('For all rows: Bathrooms');
  expect(matched(read)).toContain('No column says bathrooms.');
  expect(matched(given)).toContain('value="2"');
  expect(matched(given)).not.toContain('No column says');
  expect(scope(read)).toContain(previewWords.giveForAll);
  expect(scope(given)).toContain('For all rows: Bathrooms 2.');
  expect(scope(given)).not.toContain(previewWords.giveForAll);
});

describe('the preview', () => {
  const words = previewWords;
  const fault = { cell: 'F3', column: 'Rent', value: '<b>abc</b>', fault: 'Write a number.' };
  const cell = { cell: 'F2', column: 'Rent', value: '₹27,000', before: '₹25,000' };
  const rows = [
    row({ row: 2, action: 'update', cells: [{ ...cell, caution: 'Much higher.' }] }),
    row({ row: 3, action: 'error', cells: [fault] }),
    row({ row: 4 }),
  ];

  it('row 54: an import that the site was too busy for is told beside the button that tries it again', () => {
    const text = shown(preview(rows), importMessages.unwritten.busy('imported'));
    expect(text).toMatch(
      /role="alert"[^>]*>The site is too busy just now, so nothing was imported/,
    );
    expect(text).toContain(words.import(2));
  });

  it('shows changed fields, all errors with cell, value and advice, and cautions, as text', () => {
    const text = shown(preview(rows));
    expect(text).toMatch(/<strong>₹27,000<\/strong>.*<del.*₹25,000<\/del>/);
    for (const part of ['F3', '&lt;b&gt;abc&lt;/b&gt;', 'Write a number.', 'Much higher'])
      expect(text).toContain(part);
    expect(text).toContain(words.import(2));
    const rent = { cell: 'F4', column: 'Rent', value: '₹38', caution: 'Is something missing?' };
    const seen = [
      ...[2, 3, 4].map((number) => row({ row: number, after: { create: { state: 'shown' } } })),
      row({ row: 5, cells: [rent], after: { create: { state: 'held' } } }),
      row({ row: 6, after: { create: { state: 'incomplete', missing: ['floor'] } } }),
    ];
    expect(shown(preview(seen))).toContain(
      'Import 5 properties: 3 shown, 1 to be completed, 1 to be checked',
    );
    expect(text).toContain('href="/api/property/bulk/faulty/import-1"');
  });

  it('names what is not imported: columns, hidden rows, and rows without a property', () => {
    const title = { number: 9, text: 'Adyar side', isTitle: true };
    const sum = { number: 12, text: 'Total · 99,000', isTitle: false };
    const text = shown(preview(rows, { hiddenRows: [5, 6], leftOutRows: [title, sum] }));
    const leftOut = `${words.leftOut} 9 (Adyar side), 12 (Total · 99,000).`;
    for (const part of ['Owner.', words.columns(1), words.hidden('5–6'), leftOut, words.withTitles])
      expect(text).toContain(part);
  });

  it('names the columns and sheets that the workbook hides', () => {
    const read = workbook([name]);
    const hidden = { hiddenColumns: ['Owner', 'Broker'], hiddenSheets: ['Old stock'] };
    const state = { read: { ...read, ...hidden }, preview: preview(rows), failure: null };
    const text = html(<Preview {...state} chosen={{}} {...calls} />);
    for (const part of [words.hiddenColumns('Owner, Broker'), words.hiddenSheets('Old stock')])
      expect(text).toContain(part);
    const match = html(<Match read={{ ...read, ...hidden }} failure={null} {...calls} />);
    expect(match).toContain('Old stock (hidden)');
  });

  it('asks one question about all rows that are like a property', () => {
    const inSheet = row({ row: 2, action: 'skipped', like: { name: 'A', row: 1 } });
    const onSite = row({ row: 3, action: 'skipped', like: { name: 'A', id: 'a' } });
    const { create, update, skipped } = words.sameChoices;
    for (const part of [words.same(2), create, update, skipped])
      expect(shown(preview([inSheet, onSite]))).toContain(part);
    expect(shown(preview([inSheet]))).not.toContain(update);
    expect(shown(preview([row({ row: 2 })]))).not.toContain(create);
  });

  it('skips what is like a property until the operator chooses, and links what is there', () => {
    const like = { name: 'Rose Villa', id: 'rose' };
    const same = row({ row: 2, action: 'skipped', like });
    const text = shown(preview([same, row({ row: 3 })]));
    for (const part of [words.import(1), words.same(1), ...Object.values(sameWords.choices)])
      expect(text).toContain(part);
    expect(text).toContain('href="/admin/property/getproperty/rose"');
    expect(shown(preview([same]))).toContain(words.allSkipped);
    const later = row({ row: 2, action: 'skipped', like: { name: 'A', row: 1 } });
    expect(shown(preview([later]))).not.toContain(sameWords.choices.update);
  });

  it.each([
    ['every row matches the site', [row({ row: 2, action: 'unchanged' })], words.nothing],
    ['no row is good', [row({ row: 2, action: 'error', cells: [fault] })], words.onlyErrors],
    ['there are no rows', [], words.noRows],
  ])('has nothing to load when %s', (_, given, sentence) => {
    expect(shown(preview(given))).toContain(sentence);
    expect(shown(preview(given))).not.toMatch(/>Import \d/);
  });
});

const warning = 'Visitors see old pages.';

it('oddity: the bulk result is shown, with the rows that were not imported', () => {
  const leftOut = { cell: 'G2', column: 'Type', value: 'Row House', isLeftOut: true } as const;
  const cells = [{ ...leftOut, caution: 'Not imported: Write one of these.' }];
  const lacking = { state: 'incomplete', missing: ['bathrooms', 'floor'] } as const;
  const rows = [
    row({ row: 2, cells, after: { create: { state: 'shown' } } }),
    row({ row: 3 }),
    row({ row: 4, after: { create: lacking } }),
    row({ row: 5, after: { create: { state: 'held' } } }),
  ];
  const results = [
    ...[2, 4, 5].map((number) => result(number, 'created')),
    result(3, 'skipped', 'The store refused it.'),
  ];
  const seen = [blankSummary({ name: 'Seaview Flat', price: '38000' })];
  const finished = { read: workbook([name]), preview: preview(rows), results, seen, warning };
  const text = html(
    <Result finished={finished} now="2026-03-01T00:00:00.000Z" onUndo={nothing} onBack={nothing} />,
  );
  for (const part of [warning, `${resultWords.faulty(1)}</a>`, 'The store refused it.'])
    expect(text).toContain(part);
  expect(text).toContain('href="/admin/property/allproperty"');
  for (const part of [
    '1 property is on the site.',
    '1 property lacks bathrooms and the floor: saved, not on the site until that is filled in.',
    '1 property is to be checked: saved, hidden from visitors',
    'Seaview Flat',
    '₹38,000',
    '1 value was not imported',
    'Row House',
  ])
    expect(text).toContain(part);
});

const undone = (isNew: boolean) => {
  const edited = [{ id: 'villa', name: 'Villa', row: 7, isNew }];
  const report = { fileName: 'a.xlsx', failure: null, undone: 2, inTrash: 1, edited, warning };
  return html(<Undone report={report} onAgain={nothing} onBack={nothing} />);
};

it('the end of an undo names the properties that it left unchanged', () => {
  const text = undone(true);
  for (const part of [
    warning,
    undoWords.undone(1, 1),
    '1 added property is in the trash',
    'getproperty/villa"',
    '(row 7, added by the import)',
    undoWords.others.button(1),
  ])
    expect(text).toContain(part);
});

it('the end of an undo offers no trash for what was a property before the import', () => {
  expect(undone(false)).toContain('(row 7)');
  expect(undone(false)).not.toContain(undoWords.others.button(1));
});

it.each([
  ['for which the site was too busy', false],
  ['that the site refuses', true],
])(
  'row 54: an undo %s has a button that tries it again only where that may help',
  (_, isRejected) => {
    const report = { fileName: 'a.xlsx', failure: 'Not undone.', isRejected };
    const text = html(<Undone report={report} onAgain={nothing} onBack={nothing} />);
    expect(text).toContain('Not undone.');
    expect(text.includes(`>${undoWords.button}<`)).toBe(!isRejected);
  },
);
