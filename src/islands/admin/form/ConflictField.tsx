import type { FormValue } from '../../../domain/form';
import styles from './conflict.module.css';
import type { Side } from './merge';
import { ValueText } from './ValueText';

interface Props {
  field: string;
  label: string;
  versions: readonly { side: Side; title: string; value: FormValue | undefined }[];
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

/** Both versions of one field, one of which is to be chosen. */
export function ConflictField({ field, label, versions, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.difference}>
      <legend className="field-label">{label}</legend>
      {versions.map(({ side, title, value }) => (
        <label key={side} className={styles.version}>
          <input
            type="radio"
            name={`choice-${field}`}
            value={side}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <strong>{title}</strong>
            <ValueText value={value} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
