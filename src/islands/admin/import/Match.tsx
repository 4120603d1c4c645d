/**
 * The step of an import in which the office says what the columns of its sheet are. What they are taken for was decided on
 * the server.
 */
import { type ChangeEvent, useState } from 'react';
import { sheetFaultText } from '../../../content/import/faults';
import { matchWords } from '../../../content/import/match';
import { importWords } from '../../../content/import/page';
import { questionWords } from '../../../content/import/questions';
import {
  columnLetters,
  columns,
  type Matching,
  type SheetColumn,
  matchingFault,
  findUnanswered,
  isAsked,
  unknownWords,
  type WorkbookReading,
  matchHeader,
  ownWord,
} from '../../../domain/import';
import { shownValue } from '../../../content/properties/options';
import { isPrivate } from '../../../domain/property/private-fields';
import { Select } from '../../form/Select';
import { Button } from '../Button';
import { ForAll } from './ForAll';
import { Questions } from './Questions';
import styles from './import.module.css';
import { Screen } from './Screen';

const words = matchWords;
const fields = columns.filter(({ isShown }) => !isShown);
const shownValues = 3;

interface Props {
  read: WorkbookReading;
  failure: string | null;
  /** Keeps what is matched so far, for another sheet with the same headers. */
  onKeep: (matching: Matching) => void;
  onRead: (matching: Partial<Matching>) => void;
  onBack: () => void;
}

interface ColumnProps {
  index: number;
  column: SheetColumn;
  /** What the header seems to mean; the operator may have chosen otherwise. */
  guessed: string | null;
  matching: Matching;
  onChange: (matching: Matching) => void;
}

function Words({ index, column, matching, onChange }: ColumnProps) {
  const key = matching.keys[index] ?? null;
  const { title = '', cells } = fields.find((one) => one.key === key) ?? {};
  const unknown = unknownWords(key, column.values);
  if (key === null || unknown.length === 0) return null;
  const { [key]: own = {}, ...others } = matching.words;
  const options = (cells?.meanings ?? []).map((one) => [one, shownValue(key, one)] as const);
  return (
    <div className="stack tight small">
      <p>{words.words(title)}</p>
      {unknown.map((word) => (
        <div key={word} className={styles.word}>
          <span>“{word}”</span>
          <Select
            aria-label={words.word(word, title)}
            value={own[ownWord(word)] ?? ''}
            options={[['', words.noWord(key === 'status')], ...options]}
            onChange={({ target }) =>
              onChange({
                ...matching,
                words: { ...others, [key]: { ...own, [ownWord(word)]: target.value } },
              })
            }
          />
        </div>
      ))}
    </div>
  );
}

const isDoubtful = (standing: SheetColumn['standing']) =>
  standing === 'likely' || standing === 'open';

function Column(props: ColumnProps) {
  const { index, column, guessed, matching, onChange } = props;
  const { header, values, standing, isHidden } = column;
  const key = matching.keys[index] ?? null;
  const letters = columnLetters(index);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = fields.find((one) => one.key === target.value)?.key ?? null;
    const keys = matching.keys.map((one, keyIndex) => (keyIndex === index ? chosen : one));
    onChange({ ...matching, keys });
  };
  return (
    <li className={styles.column}>
      <div>
        <strong>{header || words.noHeader}</strong> <span className="quiet small">{letters}</span>{' '}
        {isDoubtful(standing) && key === guessed && (key ?? matchHeader(header)) && (
          <span className="badge">{words.doubtful}</span>
        )}{' '}
        {isHidden && <span className="badge">{words.hidden}</span>}
        <p className="quiet small">{values.slice(0, shownValues).join(' · ')}</p>
      </div>
      <div className="stack tight">
        <Select
          aria-label={words.field(header || letters)}
          value={key ?? ''}
          options={[
            ['', words.none],
            ...fields.map(
              (one) =>
                [one.key, isPrivate(one.key) ? words.private(one.title) : one.title] as const,
            ),
          ]}
          onChange={choose}
        />
        <Words {...props} />
      </div>
    </li>
  );
}

/** Another sheet of the workbook, or another row of headers; a button reads it, so that arrow keys only choose. */
function Where({ read, onRead }: Pick<Props, 'read' | 'onRead'>) {
  const { sheets, hiddenSheets, firstRows, matching } = read;
  const [sheet, setSheet] = useState(matching.sheet);
  const [header, setHeader] = useState(String(matching.header[0] ?? ''));
  const isSame = sheet === matching.sheet;
  // A hidden sheet that was chosen is in neither list.
  const names = [...new Set([...sheets, matching.sheet])];
  return (
    <details open={sheets.length > 1}>
      <summary className="button-text">{words.where(matching.sheet, matching.header)}</summary>
      <div className={`cluster ${styles.sheets}`}>
        <Select
          aria-label={words.sheet}
          value={sheet}
          options={[
            ...names.map((name) => [name, name] as const),
            ...hiddenSheets.map((name) => [name, words.hiddenSheet(name)] as const),
          ]}
          onChange={({ target }) => setSheet(target.value)}
        />
        {isSame && (
          <Select
            aria-label={words.header}
            value={header}
            options={[
              ...firstRows.map(
                ({ number, text }) => [String(number), `${number}: ${text}`] as const,
              ),
              ['0', words.noHeaders] as const,
            ]}
            onChange={({ target }) => setHeader(target.value)}
          />
        )}
        <Button
          look="quiet"
          label={words.read}
          onClick={() => onRead({ sheet, ...(isSame && { header: [Number(header)] }) })}
        />
      </div>
    </details>
  );
}

/** Which column of the sheet is what: first what only the office can say, then what is likely, last what is certain. */
export function Match({ read, failure, onKeep, onRead, onBack }: Props) {
  const [matching, setMatching] = useState(read.matching);
  const fault = matchingFault(matching);
  // Its name or address can be given for all rows.
  const isOfOneBuilding = fault?.code === 'nameless' && matching.keys.includes('unit');
  const isUnanswered = findUnanswered(read.questions, matching.answers).length > 0;
  const problem = fault
    ? sheetFaultText(fault, matching.sheet)
    : isUnanswered
      ? questionWords.open
      : null;
  const list = read.columns
    .map((column, index) => {
      const guessed = read.matching.keys[index] ?? null;
      return { index, column, guessed, matching, onChange: setMatching };
    })
    .filter(({ column: { header, values } }) => header !== '' || values.length > 0);
  // What was chosen here keeps its place.
  const isOpen = ({ index, column }: ColumnProps) => isAsked(read.matching, column, index);
  const hasDoubt = ({ index, column: { standing, values } }: ColumnProps) =>
    standing !== 'certain' || unknownWords(read.matching.keys[index] ?? null, values).length > 0;
  const open = list.filter(isOpen);
  const doubtful = list.filter((one) => !isOpen(one) && hasDoubt(one));
  const certain = list.filter((one) => !isOpen(one) && !hasDoubt(one));
  const isFaulty = matchingFault(read.matching) !== null;
  const groups = [
    { columns: doubtful, label: words.likely, isShown: isFaulty || open.length === 0 },
    { columns: certain, label: words.certain, isShown: doubtful.length + open.length === 0 },
  ];
  return (
    <Screen id="import-match" title={words.title} failure={failure}>
      <p>{words.intro}</p>
      <Where
        read={read}
        onRead={(where) => {
          onKeep(matching);
          onRead(where);
        }}
      />
      <Questions
        questions={read.questions}
        answers={matching.answers}
        onChange={(answers) => setMatching({ ...matching, answers })}
      />
      <ul role="list" className={styles.columns}>
        {open.map((one) => (
          <Column key={one.index} {...one} />
        ))}
      </ul>
      {(fault === null || isOfOneBuilding) && (
        <ForAll matching={matching} columns={read.columns} onChange={setMatching} />
      )}
      {groups
        .filter(({ columns: found }) => found.length > 0)
        .map(({ columns: found, label, isShown }) => (
          <details key={label(0)} open={isShown}>
            <summary className="button-text">{label(found.length)}</summary>
            <ul role="list" className={styles.columns}>
              {found.map((one) => (
                <Column key={one.index} {...one} />
              ))}
            </ul>
          </details>
        ))}
      <div className={`cluster bottom-bar ${styles.bar}`}>
        <Button
          look="main"
          label={words.next}
          isOff={problem !== null}
          aria-describedby="import-match-fault"
          onClick={() => {
            onKeep(matching);
            onRead(matching);
          }}
        />
        <Button look="quiet" label={importWords.again} onClick={onBack} />
        <p
          id="import-match-fault"
          role="status"
          className={problem ? 'field-error' : 'quiet small'}
        >
          {problem ?? words.kept}
        </p>
      </div>
    </Screen>
  );
}
