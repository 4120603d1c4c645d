import type { PastVersion } from '../../../api/record-form';
import { versionWords } from '../../../content/record-versions';
import { formatMinute } from '../../../domain/date';
import type { FormValues } from '../../../domain/form';
import { fieldNames, type FormSpec, valuesOf } from './spec';
import { ValueText } from './ValueText';
import styles from './versions.module.css';

const words = versionWords.history;

interface Props {
  spec: FormSpec;
  versions: readonly PastVersion[];
  onUse: (values: FormValues) => void;
}

/** The versions of a record, latest first. */
export default function Versions({ spec, versions, onUse }: Props) {
  return (
    <ol role="list" className={styles.versions}>
      {versions.map((version, place) => (
        <Version
          key={`${version.at} ${place}`}
          spec={spec}
          version={version}
          isCurrent={place === versions.findIndex(({ saved }) => saved)}
          before={versions.slice(place + 1).find(({ saved }) => saved) ?? null}
          onUse={() => onUse(valuesOf(spec, version.document))}
        />
      ))}
    </ol>
  );
}

interface VersionProps {
  spec: FormSpec;
  version: PastVersion;
  isCurrent: boolean;
  /** The previous version that was saved. */
  before: PastVersion | null;
  onUse: () => void;
}

function summaryOf({ changed }: PastVersion, labels: readonly string[]): string {
  if (changed === null) return words.first;
  const isMoved = changed.includes('deletedAt');
  const named = isMoved ? [words.deletedAt, ...labels] : labels;
  return named.length === 0 ? words.nothing : words.changed(named.join(', '));
}

/** One version of the record: when, what it changed, and a button that restores it into the form. */
function Version({ spec, version, isCurrent, before, onUse }: VersionProps) {
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
                  <span className="quiet">{words.before}:</span>{' '}
                  <ValueText spec={spec} field={field} value={then[field]} />
                </dd>
                <dd>
                  <span className="quiet">{words.after}:</span>{' '}
                  <ValueText spec={spec} field={field} value={now[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {!isCurrent && (
        <button type="button" className="button-text" onClick={onUse}>
          {words.restore}
          <span className="visually-hidden"> {formatMinute(version.at)}</span>
        </button>
      )}
    </li>
  );
}
