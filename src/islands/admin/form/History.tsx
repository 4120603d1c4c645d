/**
 * The earlier versions of a record beside its form: who changed what and when, and the button that puts one back into the
 * form. Nothing is saved by it.
 */
import { useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { readHistory, type PastVersion } from '../../../api/records';
import { formWords } from '../../../content/forms/record';
import { versionWords } from '../../../content/forms/versions';
import { formatMinute } from '../../../domain/date';
import type { FormValue, FormValues } from '../../../domain/form';
import { Button } from '../Button';
import { withSession } from '../calls';
import { findName } from '../people/By';
import styles from '../record-form.module.css';
import { pickControl } from './controls/controls';
import { fieldNames, type FormSpec, findLabel, readValues } from './spec';

interface Props {
  spec: FormSpec;
  id: string;
  onUse: (values: FormValues) => void;
}

const words = formWords.history;

/** Every version of the record with what it changed, latest first; any of them can be restored into the form. */
export function History({ spec, id, onUse }: Props) {
  const [versions, setVersions] = useState<readonly PastVersion[]>([]);
  const [state, setState] = useState<'loading' | 'failed' | 'none' | null>(null);

  async function load(): Promise<void> {
    setState('loading');
    try {
      const found = await withSession(() => readHistory(spec.kind, id));
      setVersions(found);
      setState(found.length === 0 ? 'none' : null);
    } catch (thrown) {
      setState('failed');
      requireFailedRequest(thrown);
    }
  }

  const isSaved = ({ saved }: PastVersion) => saved;
  return (
    <section className={`stack ${styles.section}`} aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      <div className="stack">
        <p className="quiet small">{words.text}</p>
        <Button look="quiet" label={words.show} onClick={load} />
        <div role="status">
          {state && <p className={state === 'failed' ? 'field-error' : ''}>{words[state]}</p>}
        </div>
        {state === null && versions.length > 0 && (
          <ol role="list" className="stack rows">
            {versions.map((version, index) => (
              <Version
                key={`${version.at} ${index}`}
                spec={spec}
                version={version}
                isCurrent={index === versions.findIndex(isSaved)}
                before={versions.slice(index + 1).find(isSaved) ?? null}
                onUse={() => onUse(readValues(spec, version.document))}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

interface VersionProps {
  spec: FormSpec;
  version: PastVersion;
  isCurrent: boolean;
  before: PastVersion | null;
  onUse: () => void;
}

function formatSummary({ changed }: PastVersion, labels: readonly string[]): string {
  const { first, deletedAt, nothing, changed: named } = versionWords.history;
  if (changed === null) return first;
  const names = changed.includes('deletedAt') ? [deletedAt, ...labels] : labels;
  return names.length === 0 ? nothing : named(names.join(', '));
}

function Version({ spec, version, isCurrent, before, onUse }: VersionProps) {
  const { current, lost, before: was, after: is, restore } = versionWords.history;
  const changed = fieldNames(spec).filter((field) => version.changed?.includes(field));
  const labels = changed.map((field) => findLabel(spec, field));
  const who = findName(version.document.by);
  const values = [
    { title: was, of: before && readValues(spec, before.document) },
    { title: is, of: readValues(spec, version.document) },
  ];
  return (
    <li>
      <p>
        <strong className="numbers">{formatMinute(version.at)}</strong>
        {who !== '' && <span> · {who}</span>}
        {isCurrent && <span> · {current}</span>}
        {!version.saved && <span> · {lost}</span>}
      </p>
      <p className="small">{formatSummary(version, labels)}</p>
      {before && changed.length > 0 && (
        <details>
          <summary className="button-text">{`${was} / ${is}`}</summary>
          <dl className={`stack ${styles.changes}`}>
            {changed.map((field) => (
              <div key={field}>
                <dt>
                  <strong>{findLabel(spec, field)}</strong>
                </dt>
                {values.map(({ title, of }) => (
                  <dd key={title}>
                    <span className="quiet">{title}:</span>{' '}
                    <ValueText spec={spec} field={field} value={of?.[field]} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      )}
      {!isCurrent && (
        <Button look="text" label={restore} about={formatMinute(version.at)} onClick={onUse} />
      )}
    </li>
  );
}

interface ValueProps {
  spec: FormSpec;
  field: string;
  value: FormValue | undefined;
}

/** A field's value for display. */
export function ValueText({ spec, field: name, value = '' }: ValueProps) {
  const field = spec.fields[name];
  const isEmpty = typeof value === 'object' ? value.length === 0 : value === '';
  if (!field || isEmpty) return <span className="quiet">{versionWords.values.empty}</span>;
  const control = pickControl(field);
  return <control.Value field={field} name={name} value={value} words={spec.words.fields[name]} />;
}
