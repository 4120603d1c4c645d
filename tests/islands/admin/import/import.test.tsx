import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ImportSummary } from '../../../../src/domain/import/result';
import type { ImportPreview } from '../../../../src/domain/import/preview';
import Import from '../../../../src/islands/admin/import/Import';
import { Preview } from '../../../../src/islands/admin/import/Preview';
import { Result, Undone } from '../../../../src/islands/admin/import/Result';
import { likelyTwins } from '../../../../src/islands/admin/import/view';
import { admin } from '../../../../src/content/admin';
import { importWords } from '../../../../src/content/import';
import { preview, result, row } from './preview';

const nothing = () => undefined;
const now = '2026-03-01T00:00:00.000Z';

function html(view: ReactNode): string {
  return renderToString(view).replaceAll('<!-- -->', '');
}

function summary(given: Partial<ImportSummary>): ImportSummary {
  return {
    id: 'import-1',
    fileName: 'homes.xlsx',
    at: '2026-02-20T06:00:00.000Z',
    counts: { create: 3, update: 0, unchanged: 0, error: 0 },
    state: 'imported',
    undoUntil: '2026-03-22T06:00:00.000Z',
    ...given,
  };
}

const page = (imports: ImportSummary[]) => html(<Import imports={imports} now={now} />);

describe('the page before its script runs', () => {
  it('offers the workbooks, and a field and a button that are disabled until the script runs', () => {
    const text = page([]);
    expect(text).toContain('href="/api/property/template"');
    expect(text).toContain('href="/api/property/export"');
    expect(text).toMatch(/<input[^>]*type="file"[^>]*accept="\.xlsx,\.xls"[^>]*disabled=""/);
    expect(text).toMatch(/<button[^>]*disabled=""[^>]*>Upload<\/button>/);
    expect(text).toContain(importWords.imports.none);
  });

  it.each<[string, Partial<ImportSummary>, boolean]>([
    ['an imported one', {}, true],
    ['one that is undone', { state: 'undone' }, false],
    ['one of long ago', { undoUntil: '2026-02-28T00:00:00.000Z' }, false],
  ])('offers to undo %s only while that is possible', (_, given, canUndo) => {
    expect(page([summary(given)]).includes('>Undo <')).toBe(canUndo);
  });

  it('offers the faulty rows of an import that has some', () => {
    const counts = { create: 3, update: 0, unchanged: 0, error: 2 };
    expect(page([summary({ counts })])).toContain('href="/api/property/bulk/faulty/import-1"');
    expect(page([summary({})])).not.toContain('bulk/faulty');
  });
});

const still = {
  skippedBefore: new Set<number>(),
  failure: null,
  onRead: nothing,
  onImport: nothing,
  onBack: nothing,
};

function shown(given: ImportPreview): string {
  return html(<Preview preview={given} {...still} skippedBefore={likelyTwins(given.rows)} />);
}

describe('the preview', () => {
  const errors = [
    { cell: 'F3', column: 'Rent', value: '<b>abc</b>', message: 'Write a number such as 25000.' },
    { cell: 'A3', column: 'Name', value: '', message: 'Write a name.' },
  ];
  const changes = [{ key: 'price' as const, from: '25000', to: '27000' }];
  const rows = [
    row({ row: 2, action: 'update', changes, cautions: ['The rent is much higher than before.'] }),
    row({ row: 3, action: 'error', errors }),
    row({ row: 4 }),
  ];

  it('shows changed fields, all errors with cell, value and advice, and cautions, as text', () => {
    const text = shown(preview(rows));
    expect(text).toMatch(/Rent per month<\/strong>.*25000.*→.*27000/);
    for (const part of ['F3', '&lt;b&gt;abc&lt;/b&gt;', 'such as 25000.', 'A3', 'Write a name.'])
      expect(text).toContain(part);
    expect(text).toContain('The rent is much higher than before.');
    expect(text).toContain(importWords.preview.import(2));
  });

  it('says why an import failed', () => {
    const why = importWords.importing.unclear('No answer.');
    const text = html(<Preview preview={preview(rows)} {...still} failure={why} />);
    expect(text).toMatch(new RegExp(`role="alert"[^>]*>${why}`));
  });

  it('names the columns that are not imported, even in a closed section', () => {
    const columns = [
      { letters: 'A', header: 'Name', key: 'name' as const },
      { letters: 'B', header: 'Owner', key: null },
      { letters: 'C', header: 'What to correct', key: 'skipped' as const },
    ];
    const text = shown(preview(rows, { columns }));
    expect(text.slice(0, text.indexOf('<details'))).toContain('“Owner” (B)');
    expect(text).toContain(importWords.preview.columns(1));
  });

  const twin = { name: 'Rose Villa', id: 'rose' };
  const twins = [row({ row: 2, twin, cautions: ['The same name.'] }), row({ row: 3 })];

  it('leaves a likely twin out until the operator chooses otherwise, and links what is there', () => {
    const text = shown(preview(twins));
    expect(text).toContain(importWords.preview.import(1));
    expect(text).toContain(importWords.preview.skippedRows(1));
    expect(text).toContain('href="/admin/property/getproperty/rose"');
    expect(text).toContain(importWords.twins.found(1));
    expect(text).toContain(importWords.twins.readAsChanges);
  });

  it('has nothing to load when every row is skipped', () => {
    const text = shown(preview(twins.slice(0, 1)));
    expect(text).toContain(importWords.preview.allSkipped);
    expect(text).not.toMatch(/>Import \d/);
  });

  it('asks before a column becomes public text, and can take it back', () => {
    const columns = [{ letters: 'I', header: 'Remarks', key: 'propertyDes' as const }];
    const withConsent = (consent: 'missing' | 'given') =>
      shown(preview(rows, { columns: columns.map((column) => ({ ...column, consent })) }));
    expect(withConsent('missing')).toContain(
      importWords.preview.allow('“Remarks” (I)', 'Description'),
    );
    expect(withConsent('missing')).toContain(importWords.preview.columns(0));
    expect(withConsent('given')).toContain(importWords.preview.disallow('“Remarks” (I)'));
    expect(withConsent('given')).toContain(importWords.preview.columns(1));
  });

  it('offers the other sheets, and none when there is one', () => {
    expect(shown(preview(rows))).not.toContain('<select');
    const text = shown(preview(rows, { sheets: ['Homes', 'Old homes'] }));
    expect(text).toContain('<option selected="">Old homes</option>');
    expect(text).toContain(importWords.preview.sheet('Homes'));
  });

  it('shows 100 of 1,000 rows at first', () => {
    const many = Array.from({ length: 1_000 }, (_, place) => row({ row: place + 2 }));
    const text = shown(preview(many));
    expect(text.match(/<tr data-action/g)).toHaveLength(100);
    expect(text).toContain(admin.more(900));
  });

  it.each([
    [
      'every row already matches the site',
      [row({ row: 2, action: 'unchanged' })],
      importWords.preview.nothing,
    ],
    ['no row is good', [row({ row: 2, action: 'error', errors })], importWords.preview.onlyErrors],
    ['there are no rows', [], importWords.preview.noRows],
  ])('has nothing to load when %s', (_, given, sentence) => {
    const text = shown(preview(given));
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/>Import \d/);
  });
});

describe('the end', () => {
  it('oddity: the bulk result is shown, with the rows that were not imported and where to download them', () => {
    const read = preview([row({ row: 2 }), row({ row: 3 })]);
    const results = [result(2, 'created'), result(3, 'skipped', 'The store refused it.')];
    const text = html(
      <Result
        finished={{ preview: read, results, warning: 'Visitors see old pages.' }}
        onUndo={nothing}
        onBack={nothing}
      />,
    );
    expect(text).toContain('Visitors see old pages.');
    expect(text).toContain(`${importWords.result.faulty(1)}</a>`);
    expect(text).toContain('The store refused it.');
    expect(text).toContain('href="/admin/property/allproperty"');
  });

  it('names the properties that undo left unchanged', () => {
    const edited = [{ id: 'villa', name: 'Villa', row: 7 }];
    const result = { undone: 2, edited, warning: 'Visitors see old pages.' };
    const text = html(
      <Undone report={{ fileName: 'a.xlsx', failure: null, ...result }} onBack={nothing} />,
    );
    expect(text).toContain('Visitors see old pages.');
    expect(text).toContain(importWords.undo.undone(2));
    expect(text).toContain('href="/admin/property/getproperty/villa"');
  });
});
