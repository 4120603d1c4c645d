import type { PastVersion } from '../../../api/save';
import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import styles from './history.module.css';
import { fieldNames, type FormSpec, valuesOf } from './spec';
import { ValueText } from './ValueText';

interface Props {
  spec: FormSpec;
  version: PastVersion;
  isCurrent: boolean;
  /** The version before it that was saved. */
  before: PastVersion | null;
  onUse: () => void;
}

const words = formWords.history;

function summaryOf({ changed }: PastVersion, labels: readonly string[]): string {
  if (changed === null) return words.first;
  const isMoved = changed.includes('deletedAt');
  const named = isMoved ? [words.deletedAt, ...labels] : labels;
  return named.length === 0 ? words.nothing : `${words.changed} ${named.join(', ')}`;
}

/** One version of the record: when, what it changed, and a button that takes it into the form. */
export function Version({ spec, version, isCurrent, before, onUse }: Props) {
  const changed = fieldNames(spec).filter((field) => version.changed?.includes(field));
  const labelOf = (field: string) => spec.fields[field]?.label ?? field;
  const now = valuesOf(spec, version.document);
  const then = before && valuesOf(spec, before.document);
  return (
    <li className={styles.past}>
      <p>
        <strong className="numbers">{formatMinute(version.at)}</strong>
        {isCurrent && <span> · {words.current}</span>}
        {!version.saved && <span> · {words.lost}</span>}
      </p>
      <p className="small">{summaryOf(version, changed.map(labelOf))}</p>
      {then && changed.length > 0 && (
        <details>
          <summary className="button-text">
            {words.before} / {words.after}
          </summary>
          <dl className={styles.changes}>
            {changed.map((field) => (
              <div key={field}>
                <dt>{labelOf(field)}</dt>
                <dd>
                  <span className="quiet">{words.before}:</span> <ValueText value={then[field]} />
                </dd>
                <dd>
                  <span className="quiet">{words.after}:</span> <ValueText value={now[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {!isCurrent && (
        <button type="button" className="button-text" onClick={onUse}>
          {words.use}
          <span className="visually-hidden"> {formatMinute(version.at)}</span>
        </button>
      )}
    </li>
  );
}
