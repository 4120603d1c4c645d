import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { importWords } from '../../../../src/content/import/page';
import type { ImportPreview } from '../../../../src/domain/import/preview';
import type { ImportSummary } from '../../../../src/domain/import/result';
import Import from '../../../../src/islands/admin/import/Import';
import { Preview } from '../../../../src/islands/admin/import/Preview';
import { Result, Undone } from '../../../../src/islands/admin/import/Result';
import { likelyTwins } from '../../../../src/islands/admin/import/view';
import { preview, result, row } from './preview';

const nothing = () => undefined;
const html = (view: ReactNode) => renderToString(view).replaceAll('<!-- -->', '');

describe('the last imports', () => {
  const counts = { create: 3, update: 0, unchanged: 0, error: 0 };
  function page(given: Partial<ImportSummary>): string {
    const times = { at: '2026-02-20T06:00:00.000Z', undoUntil: '2026-03-22T06:00:00.000Z' };
    const one = {
      id: 'import-1',
      fileName: 'a.xlsx',
      counts,
      state: 'imported',
      ...times,
    } as const;
    return html(<Import imports={[{ ...one, ...given }]} now="2026-03-01T00:00:00.000Z" />);
  }

  it.each<[string, Partial<ImportSummary>, boolean]>([
    ['an imported one', {}, true],
    ['one that is undone', { state: 'undone' }, false],
    ['one of long ago', { undoUntil: '2026-02-28T00:00:00.000Z' }, false],
  ])('offer to undo %s only while that is possible', (_, given, canUndo) => {
    expect(page(given).includes('>Undo <')).toBe(canUndo);
  });

  it('offer the faulty rows of one that has some', () => {
    const faulty = 'href="/api/property/bulk/faulty/import-1"';
    expect(page({ counts: { ...counts, error: 2 } })).toContain(faulty);
    expect(page({})).not.toContain(faulty);
  });
});

function shown(given: ImportPreview, failure: string | null = null): string {
  const calls = { onRead: nothing, onImport: nothing, onBack: nothing };
  const skippedBefore = likelyTwins(given.rows);
  return html(
    <Preview preview={given} skippedBefore={skippedBefore} failure={failure} {...calls} />,
  );
}

describe('the preview', () => {
  const words = importWords.preview;
  const error = { cell: 'F3', column: 'Rent', value: '<b>abc</b>', message: 'Write a number.' };
  const changes = [{ key: 'price' as const, from: '25000', to: '27000' }];
  const rows = [
    row({ row: 2, action: 'update', changes, cautions: ['Much higher than before.'] }),
    row({ row: 3, action: 'error', errors: [error, { ...error, cell: 'A3', value: '' }] }),
    row({ row: 4 }),
  ];

  it('shows changed fields, all errors with cell, value and advice, and cautions, as text', () => {
    const text = shown(preview(rows));
    expect(text).toMatch(/Rent per month<\/strong>.*25000.*→.*27000/);
    for (const part of ['F3', '&lt;b&gt;abc&lt;/b&gt;', 'Write a number.', 'A3', 'Much higher'])
      expect(text).toContain(part);
    expect(text).toContain(words.import(2));
  });

  it('says why an import failed', () => {
    const why = importWords.importing.unclear('No answer.');
    expect(shown(preview(rows), why)).toMatch(new RegExp(`role="alert"[^>]*>${why}`));
  });

  it('names the columns that are not imported, even in a closed section', () => {
    const columns = [
      { letters: 'A', header: 'Name', key: 'name' as const },
      { letters: 'B', header: 'Owner', key: null },
      { letters: 'C', header: 'What to correct', key: 'skipped' as const },
    ];
    const text = shown(preview(rows, { columns }));
    expect(text.slice(0, text.indexOf('<details'))).toContain('“Owner” (B)');
    expect(text).toContain(words.columns(1));
  });

  it('leaves a likely twin out until the operator chooses otherwise, and links what is there', () => {
    const twin = { name: 'Rose Villa', id: 'rose' };
    const text = shown(preview([row({ row: 2, twin }), row({ row: 3 })]));
    for (const part of [words.import(1), words.skippedRows(1), importWords.twins.found(1)])
      expect(text).toContain(part);
    expect(text).toContain('href="/admin/property/getproperty/rose"');
    const alone = shown(preview([row({ row: 2, twin })]));
    expect(alone).toContain(words.allSkipped);
    expect(alone).not.toMatch(/>Import \d/);
  });

  it('asks before a column becomes public text, and can take it back', () => {
    const column = { letters: 'I', header: 'Remarks', key: 'propertyDes' as const };
    const withConsent = (consent: 'missing' | 'given') =>
      shown(preview(rows, { columns: [{ ...column, consent }] }));
    expect(withConsent('missing')).toContain(words.allow('“Remarks” (I)', 'Description'));
    expect(withConsent('missing')).toContain(words.columns(0));
    expect(withConsent('given')).toContain(words.disallow('“Remarks” (I)'));
    expect(withConsent('given')).toContain(words.columns(1));
  });

  it.each([
    ['every row matches the site', [row({ row: 2, action: 'unchanged' })], words.nothing],
    ['no row is good', [row({ row: 2, action: 'error', errors: [error] })], words.onlyErrors],
    ['there are no rows', [], words.noRows],
  ])('has nothing to load when %s', (_, given, sentence) => {
    expect(shown(preview(given))).toContain(sentence);
    expect(shown(preview(given))).not.toMatch(/>Import \d/);
  });
});

describe('the end', () => {
  const warning = 'Visitors see old pages.';

  it('oddity: the bulk result is shown, with the rows that were not imported and where to download them', () => {
    const read = preview([row({ row: 2 }), row({ row: 3 })]);
    const results = [result(2, 'created'), result(3, 'skipped', 'The store refused it.')];
    const finished = { preview: read, results, warning };
    const text = html(<Result finished={finished} onUndo={nothing} onBack={nothing} />);
    for (const part of [warning, `${importWords.result.faulty(1)}</a>`, 'The store refused it.'])
      expect(text).toContain(part);
    expect(text).toContain('href="/admin/property/allproperty"');
  });

  it('names the properties that undo left unchanged', () => {
    const edited = [{ id: 'villa', name: 'Villa', row: 7 }];
    const report = { fileName: 'a.xlsx', failure: null, undone: 2, edited, warning };
    const text = html(<Undone report={report} onBack={nothing} />);
    for (const part of [warning, importWords.undo.undone(2), 'getproperty/villa"'])
      expect(text).toContain(part);
  });
});
