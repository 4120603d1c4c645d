import { importWords } from '../../../content/import/page';
import { columnTitle } from '../../../domain/import/columns';
import type { ColumnMatch } from '../../../domain/import/table';
import { Button } from '../Button';
import styles from './import.module.css';
import { Heads } from './Screen';
import { allowedColumns } from './view';

const words = importWords.preview;

function meaningOf({ key, consent }: ColumnMatch): string {
  if (key === null || consent === 'missing') return words.unknown;
  return key === 'skipped' ? words.skipped : columnTitle(key);
}

function headerOf({ header, letters }: ColumnMatch): string {
  return `${header.trim() === '' ? words.noHeader : `“${header}”`} (${letters})`;
}

interface Props {
  matches: readonly ColumnMatch[];
  /** Reads the workbook again with these columns as public text. */
  onAllow: (letters: string[]) => void;
}

/** The columns that visitors would read though their headers are the office's own; each is off until it is allowed. */
function PublicColumns({ matches, onAllow }: Props) {
  return matches
    .filter(({ consent }) => consent !== undefined)
    .map((match) => {
      const isMissing = match.consent === 'missing';
      const text = isMissing ? words.notPublic : words.isPublic;
      const header = headerOf(match);
      const title = columnTitle(match.key);
      return (
        <div key={match.letters} className="caution">
          <p>{text(header, title)}</p>
          <Button
            look="text"
            label={isMissing ? words.allow(header, title) : words.disallow(header)}
            onClick={() => onAllow(allowedColumns(matches, match))}
          />
        </div>
      );
    });
}

/** How the columns were understood; those that are not imported are always visible. */
export function Columns(props: Props) {
  const { matches } = props;
  const unknown = matches.filter(({ key }) => key === null);
  const known = matches.filter(
    ({ key, consent }) => key !== null && key !== 'skipped' && consent !== 'missing',
  );
  return (
    <div className="stack">
      <p>{words.columns(known.length)}</p>
      <PublicColumns {...props} />
      {unknown.length > 0 && (
        <div className="caution">
          <p>
            <strong>{words.notImported}</strong> {unknown.map(headerOf).join(', ')}
          </p>
          <p className="small">{words.notImportedText}</p>
        </div>
      )}
      <details>
        <summary className="button-text">{words.everyColumn}</summary>
        <table className={styles.matches}>
          <Heads heads={[words.column.letters, words.column.header, words.column.meaning]} />
          <tbody>
            {matches.map((match) => (
              <tr
                key={match.letters}
                className={meaningOf(match) === words.unknown ? 'alarm' : undefined}
              >
                <td>{match.letters}</td>
                <td>{match.header.trim() || words.noHeader}</td>
                <td>{meaningOf(match)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
