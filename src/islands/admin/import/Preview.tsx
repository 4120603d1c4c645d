/**
 * What an import would do, before anything is written: how the sheet was read, what is asked or left out, and each row.
 * One press imports all of it.
 */
import { useState } from 'react';
import { rangeTexts } from '../../../content/import/faults';
import { importWords } from '../../../content/import/page';
import { previewWords } from '../../../content/import/preview';
import { resultWords } from '../../../content/import/result';
import {
  findMissingFacts,
  keptInRemarks,
  likelyColumns,
  listForAll,
  matchUnknown,
  hasUnknownWords,
  type Matching,
  type ImportPreview,
  type WorkbookReading,
  type RowChoices,
  type RowPreview,
} from '../../../domain/import';
import { adminPaths } from '../../../admin-paths';
import { Button } from '../Button';
import DownloadLink from '../DownloadLink';
import styles from './import.module.css';
import { Rows } from './Rows';
import { Screen } from './Screen';
import { Questions } from './Questions';
import { chooseForAll, countRows, countSeen, formatCounts, groupLeftOut } from './view';

const words = previewWords;

function whyNothing({ rows, counts }: ImportPreview): string {
  if (rows.length === 0) return words.noRows;
  if (counts.skipped > 0) return words.allSkipped;
  return counts.error > 0 ? words.onlyErrors : words.nothing;
}

interface Props {
  read: WorkbookReading;
  preview: ImportPreview;
  failure: string | null;
  chosen: RowChoices;
  onRead: (matching: Matching) => void;
  onMatch: () => void;
  onImport: (choices: RowChoices) => void;
  onBack: () => void;
}

interface ScopeProps extends Pick<Props, 'read' | 'preview'> {
  /** Without these it only says what was left out. */
  onRead?: Props['onRead'];
  onMatch?: Props['onMatch'];
}

/** Which columns, rows and sheets of the workbook are imported, and which are left out. */
export function Scope({ read, preview, onRead, onMatch }: ScopeProps) {
  const { matching, notImported, hiddenColumns, hiddenSheets, otherSheets } = read;
  const { hiddenRows, leftOutRows, monthFirst } = preview;
  const kept = keptInRemarks(matching, read.columns);
  const left = read.columns.some(
    ({ standing }, index) => standing === 'unknown' && !matching.keys[index],
  );
  const likely = likelyColumns(matching, read.columns);
  const leftOut = groupLeftOut(preview.rows);
  const given = listForAll(matching).map(({ column, text }) => `${column.title} ${text}`);
  const missing = findMissingFacts(matching, read.columns);
  return (
    <div className="stack tight">
      <p>
        {words.columns(matching.keys.filter(Boolean).length)}{' '}
        {notImported.length > 0 && (
          <>
            <strong>{words.notImported}</strong> {notImported.join(', ')}.{' '}
          </>
        )}
        {onRead && left && (
          <Button
            look="text"
            label={words.intoRemarks}
            onClick={() => onRead(matchUnknown(matching, read.columns, 'remarks'))}
          />
        )}{' '}
        {onMatch && <Button look="text" label={words.match} onClick={onMatch} />}
      </p>
      {kept.length > 0 && (
        <p>
          {words.inRemarks(kept)}{' '}
          {onRead && (
            <Button
              look="text"
              label={words.outOfRemarks}
              onClick={() => onRead(matchUnknown(matching, read.columns, null))}
            />
          )}
        </p>
      )}
      {likely.length > 0 && <p>{words.likely(likely)}</p>}
      {leftOut.length > 0 && (
        <p>
          {words.leftOutCells(leftOut)}{' '}
          {onMatch && hasUnknownWords(matching, read.columns) && (
            <Button look="text" label={words.sayWords} onClick={onMatch} />
          )}
        </p>
      )}
      {given.length > 0 && <p>{words.forAll(given)}</p>}
      {onMatch && missing.length > 0 && (
        <p>
          {words.missing(missing)} <Button look="text" label={words.giveForAll} onClick={onMatch} />
        </p>
      )}
      {hiddenRows.length > 0 && !matching.withHidden && (
        <p>
          {words.hidden(rangeTexts(hiddenRows))}{' '}
          {onRead && (
            <Button
              look="text"
              label={words.withHidden}
              onClick={() => onRead({ ...matching, withHidden: true })}
            />
          )}
        </p>
      )}
      {hiddenColumns.length > 0 && (
        <p>
          {words.hiddenColumns(hiddenColumns.join(', '))} {onMatch && words.takesColumns}
        </p>
      )}
      {hiddenSheets.length > 0 && (
        <p>
          {words.hiddenSheets(hiddenSheets.join(', '))} {onMatch && words.opensSheet}
        </p>
      )}
      {otherSheets.length > 0 && (
        <p>
          {words.otherSheets(otherSheets.join(', '))} {onMatch && words.opensSheet}
        </p>
      )}
      {leftOutRows.length > 0 && (
        <p>
          {words.leftOut} {leftOutRows.map(words.leftOutRow).join(', ')}.{' '}
          {onRead && leftOutRows.some(({ isTitle }) => isTitle) && (
            <Button
              look="text"
              label={words.withTitles}
              onClick={() => onRead({ ...matching, withTitles: true })}
            />
          )}
        </p>
      )}
      {monthFirst.map((column) => (
        <p key={column.header}>{words.monthFirst(column)}</p>
      ))}
      {onRead && <Readings readings={preview.readings} />}
    </div>
  );
}

/** How each column was read, with its first values. */
function Readings({ readings }: Pick<ImportPreview, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <details>
      <summary className="button-text">{words.readings}</summary>
      <table className={`small ${styles.readings}`}>
        <tbody>
          {readings.map(({ header, title, examples }) => (
            <tr key={`${header} ${title}`}>
              <th scope="row">{header === title ? title : `${header}: ${title}`}</th>
              <td>
                {examples
                  .map(({ cell, text }) => (cell === text ? cell : `${cell} → ${text}`))
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What every visitor could dial past the company is taken out by one press. */
function Contacts({
  preview,
  matching,
  onRead,
}: { matching: Matching } & Pick<Props, 'preview' | 'onRead'>) {
  const rows = preview.rows.filter(({ cells }) => cells.some(({ hasContact }) => hasContact));
  if (rows.length === 0) return null;
  return (
    <div className="caution stack tight">
      <p>{words.contacts(rows.length)}</p>
      <div className="cluster">
        <Button
          look="quiet"
          label={words.takeOut}
          onClick={() => onRead({ ...matching, answers: { ...matching.answers, contacts: 'out' } })}
        />
      </div>
    </div>
  );
}

/** One question about all rows that may be properties which are there already. */
function SameRows({
  rows: all,
  areTwins,
  onChoose,
}: {
  rows: readonly RowPreview[];
  areTwins: boolean;
  onChoose: (choices: RowChoices) => void;
}) {
  const same = all.filter(({ like }) => like && (like.isTwin === true) === areTwins);
  if (same.length === 0) return null;
  const canChange = same.some(({ like }) => like && 'id' in like);
  const actions = ['create', ...(canChange ? ['update' as const] : []), 'skipped'] as const;
  return (
    <div className="caution stack tight">
      <p>{areTwins ? words.twins(same.length) : words.same(same.length)}</p>
      <div className="cluster">
        {actions.map((action) => (
          <Button
            key={action}
            look="quiet"
            label={words.sameChoices[action]}
            onClick={() => onChoose(chooseForAll(same, action))}
          />
        ))}
      </div>
    </div>
  );
}

export function Preview(props: Props) {
  const { read, preview, failure, chosen, onRead, onImport, onBack } = props;
  const [choices, setChoices] = useState(chosen);
  const [answers, setAnswers] = useState(read.matching.answers);
  // The rows below were read by the other answers.
  const isOutdated = read.questions.some(({ id }) => answers[id] !== read.matching.answers[id]);
  const counts = countRows(preview.rows, choices);
  const writable = counts.create + counts.update;
  return (
    <Screen id="import-preview" title={words.title} failure={failure}>
      <p>{words.nothingYet(preview.fileName, read.matching.sheet)}</p>
      <p>
        <strong>{formatCounts(counts)}</strong>
      </p>
      <Questions questions={read.questions} answers={answers} onChange={setAnswers} />
      <Scope {...props} />
      <Contacts preview={preview} matching={read.matching} onRead={onRead} />
      {[false, true].map((areTwins) => (
        <SameRows
          key={String(areTwins)}
          rows={preview.rows}
          areTwins={areTwins}
          onChoose={(given) => setChoices({ ...choices, ...given })}
        />
      ))}
      {counts.error > 0 && (
        <p>
          {words.rejected}{' '}
          <DownloadLink
            href={adminPaths.api.importFaulty(preview.id)}
            label={resultWords.faulty(counts.error)}
          />
        </p>
      )}
      <div className={`cluster bottom-bar ${styles.bar}`}>
        {isOutdated ? (
          <Button
            look="main"
            label={words.readAgain}
            onClick={() => onRead({ ...read.matching, answers })}
          />
        ) : writable > 0 ? (
          <Button
            look="main"
            label={`${words.import(writable)}${words.seen(countSeen(preview.rows, choices))}`}
            onClick={() => onImport(choices)}
          />
        ) : (
          <p>
            <strong>{whyNothing(preview)}</strong>
          </p>
        )}
        <Button look="quiet" label={importWords.again} onClick={onBack} />
      </div>
      {preview.rows.length > 0 && (
        <Rows
          rows={preview.rows}
          choices={choices}
          onChoose={(row, action) => {
            setChoices({ ...choices, [row]: action });
          }}
        />
      )}
    </Screen>
  );
}
