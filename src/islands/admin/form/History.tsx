import { useState } from 'react';
import { readHistory, type PastVersion } from '../../../api/record-form';
import { formWords } from '../../../content/record-form';
import type { FormValues } from '../../../domain/form';
import { Button } from '../Button';
import { withSession } from '../calls';
import { later } from '../later';
import form from './form.module.css';
import type { FormSpec } from './spec';
import styles from './versions.module.css';

const Versions = later(() => import('./Versions'));

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
    <section className={form.section} aria-labelledby="history-title">
      <h2 id="history-title">{words.title}</h2>
      <div className={styles.history}>
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
