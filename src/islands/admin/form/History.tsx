import { useState } from 'react';
import { readHistory, type PastVersion } from '../../../api/record-form';
import { formWords } from '../../../content/record-form';
import { shownValue } from '../../../content/choices';
import { versionWords } from '../../../content/record-versions';
import { formatMinute } from '../../../domain/date';
import type { FormValue, FormValues } from '../../../domain/form';
import { youtubeId } from '../../../domain/links';
import { Button } from '../Button';
import { withSession } from '../calls';
import { Thumbnail } from '../Thumbnail';
import styles from './form.module.css';
import { fieldNames, type FormSpec, valuesOf } from './spec';

interface Props {
  spec: FormSpec;
  id: string;
  onUse: (values: FormValues) => void;
}

type Loaded = readonly PastVersion[] | 'loading' | 'failed' | null;

const words = formWords.history;

/** Every version of the record with what it changed; any of them can be restored into the form. */
export function History({ spec, id, onUse }: Props) {
  const [versions, setVersions] = useState<Loaded>(null);

  async function load(): Promise<void> {
    setVersions('loading');
    try {
      setVersions(await withSession(() => readHistory(spec.kind, id)));
    } catch {
      setVersions('failed');
    }
  }

  return (
    <section className={styles.section} aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      <div className={`stack ${styles.history}`}>
        <p className="quiet small">{words.text}</p>
        <Button className="button button-quiet" onClick={() => void load()}>
          {words.show}
        </Button>
        <div role="status">
          {versions === 'loading' && <p>{words.loading}</p>}
          {versions === 'failed' && <p className="field-error">{words.failed}</p>}
          {Array.isArray(versions) && versions.length === 0 && <p>{words.none}</p>}
        </div>
        {typeof versions === 'object' && versions !== null && versions.length > 0 && (
          <Versions spec={spec} versions={versions} onUse={onUse} />
        )}
      </div>
    </section>
  );
}

interface VersionsProps {
  spec: FormSpec;
  versions: readonly PastVersion[];
  onUse: (values: FormValues) => void;
}

/** The versions of a record, latest first. */
function Versions({ spec, versions, onUse }: VersionsProps) {
  return (
    <ol role="list" className="stack">
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
  if (changed === null) return versionWords.history.first;
  const isMoved = changed.includes('deletedAt');
  const named = isMoved ? [versionWords.history.deletedAt, ...labels] : labels;
  return named.length === 0
    ? versionWords.history.nothing
    : versionWords.history.changed(named.join(', '));
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
        {isCurrent && <span> · {versionWords.history.current}</span>}
        {!version.saved && <span> · {versionWords.history.lost}</span>}
      </p>
      <p className="small">{summaryOf(version, changed.map(labelOf))}</p>
      {then && changed.length > 0 && (
        <details>
          <summary className="button-text">
            {versionWords.history.before} / {versionWords.history.after}
          </summary>
          <dl className={styles.changes}>
            {changed.map((field) => (
              <div key={field}>
                <dt>{labelOf(field)}</dt>
                <dd>
                  <span className="quiet">{versionWords.history.before}:</span>{' '}
                  <ValueText spec={spec} field={field} value={then[field]} />
                </dd>
                <dd>
                  <span className="quiet">{versionWords.history.after}:</span>{' '}
                  <ValueText spec={spec} field={field} value={now[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {!isCurrent && (
        <button type="button" className="button-text" onClick={onUse}>
          {versionWords.history.restore}
          <span className="visually-hidden"> {formatMinute(version.at)}</span>
        </button>
      )}
    </li>
  );
}

interface ValueProps {
  spec: FormSpec;
  field: string;
  value: FormValue | undefined;
}

/** A field's value for display: text, Yes or No, options, or small pictures. */
export function ValueText({ spec, field, value }: ValueProps) {
  const { yes, no, pictures, empty } = versionWords.values;
  if (typeof value === 'boolean') return <span>{value ? yes : no}</span>;
  if (typeof value === 'string' && value !== '')
    return <span className={styles.text}>{shownValue(field, value)}</span>;
  if (typeof value !== 'object' || value.length === 0)
    return <span className="quiet">{empty}</span>;
  if (spec.fields[field]?.kind !== 'pictures') {
    return <span>{value.map((option) => shownValue(field, option)).join(', ')}</span>;
  }
  const shown = value.filter((url) => youtubeId(url) === null);
  return (
    <span className={styles.text}>
      {pictures(value.length)}
      <span className={styles.thumbnails}>
        {shown.map((url, at) => (
          <Thumbnail key={at} source={url} width={80} height={60} />
        ))}
      </span>
    </span>
  );
}
