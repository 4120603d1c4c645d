/**
 * The fields of a record in their sections, in the order of its words; what is seldom filled in is folded, and opens
 * where something in it has to be corrected.
 */
import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { formWords } from '../../../content/forms/record';
import { differingFields, type FormError, type FormValues } from '../../../domain/form';
import { pickControl } from './controls/controls';
import type { Editor } from './editor';
import styles from '../record-form.module.css';
import { findLabel, listFields, readValues } from './spec';

interface Props {
  editor: Editor;
  errors: readonly FormError[];
}

export function Sections({ editor, errors }: Props) {
  const { sections, folded = [] } = editor.spec.words;
  const shown = Object.keys(sections).filter((id) => !folded.includes(id));
  const parts = (ids: readonly string[]) =>
    ids.map((id) => <Section key={id} id={id} editor={editor} errors={errors} />);
  return (
    <>
      {parts(shown)}
      {folded.length > 0 && (
        <Folded editor={editor} errors={errors} ids={folded}>
          {parts(folded)}
        </Folded>
      )}
    </>
  );
}

/** Opens by itself when something in it has to be corrected; its title says what is filled in. */
function Folded(props: Props & { ids: readonly string[]; children: ReactNode }) {
  const { editor, errors, ids, children } = props;
  const { spec } = editor;
  const details = useRef<HTMLDetailsElement>(null);
  const names = ids.flatMap((id) => listFields(spec, id).map(([name]) => name));
  const filledIn = (values: FormValues) =>
    differingFields(names, readValues(spec, null), values).map((name) => findLabel(spec, name));
  const { values } = useStore(editor.$shown);
  const [filled, setFilled] = useState(() => filledIn(values));
  const hasError = errors.some(({ field }) => names.includes(field));
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError, errors]);
  return (
    <details
      ref={details}
      className={styles.folded}
      onToggle={() => setFilled(filledIn(editor.read()))}
    >
      <summary className="target-line">{formWords.more(filled)}</summary>
      <div className="stack loose">{children}</div>
    </details>
  );
}

function Section({ id, editor, errors }: Props & { id: string }) {
  const { spec } = editor;
  const Reading = spec.readings?.[id];
  const note = spec.words.notes?.[id];
  const { values } = useStore(editor.$shown);
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{spec.words.sections[id]}</h2>
      <div className={`grid ${styles.fields}`} data-section={id}>
        {note !== undefined && <p className={`quiet small ${styles.whole}`}>{note}</p>}
        {listFields(spec, id).map(([name, field]) => {
          const control = pickControl(field);
          const FieldReading = spec.readings?.[name];
          return (
            <Fragment key={name}>
              <control.Control
                field={field}
                name={name}
                path={name}
                label={findLabel(spec, name)}
                words={spec.words.fields[name]}
                initial={values[name]}
                errors={errors}
                editor={editor}
              />
              {FieldReading && <FieldReading editor={editor} />}
            </Fragment>
          );
        })}
        {Reading && <Reading editor={editor} />}
      </div>
    </section>
  );
}
