import { bulk } from '../../../content/bulk';
import { columns } from '../../../domain/bulk/columns';
import type { ColumnMatch } from '../../../domain/bulk/preview';
import { countWords } from '../../../domain/count-words';
import styles from './columns.module.css';
import step from './step.module.css';

const words = bulk.preview;
const titles = new Map(columns.map(({ key, title }) => [key, title]));

function meaning({ key }: ColumnMatch): string {
  if (key === null) return words.unknown;
  return key === 'skipped' ? words.skipped : (titles.get(key) ?? key);
}

function headerOf({ header, letters }: ColumnMatch): string {
  return `${header.trim() === '' ? words.noHeader : `“${header}”`} (${letters})`;
}

/** How the columns were understood; those that are not loaded are never folded away. */
export function Columns({ matches }: { matches: readonly ColumnMatch[] }) {
  const unknown = matches.filter(({ key }) => key === null);
  const loaded = matches.filter(({ key }) => key !== null && key !== 'skipped');
  return (
    <div className={styles.columns}>
      <p>{countWords(loaded.length, words.columns)}.</p>
      {unknown.length > 0 && (
        <div className={step.caution}>
          <p>
            <strong>{words.notLoaded}</strong> {unknown.map(headerOf).join(', ')}
          </p>
          <p className="small">{words.notLoadedText}</p>
        </div>
      )}
      <details>
        <summary className="button-text">{words.everyColumn}</summary>
        <table className={styles.matches}>
          <thead>
            <tr>
              <th scope="col">{words.column.letters}</th>
              <th scope="col">{words.column.header}</th>
              <th scope="col">{words.column.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <tr key={match.letters} data-unknown={match.key === null || undefined}>
                <td>{match.letters}</td>
                <td>{match.header.trim() || words.noHeader}</td>
                <td>{meaning(match)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
