import { importWords } from '../../../content/import';
import type { ImportPreview, RowPreview, Twin } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import step from './import.module.css';
import styles from './twins.module.css';

const words = importWords.twins;

/** The rows with the name and address of a property on the site, and what to do with all of them. */
export function TwinsNote({ preview, isLocked, onChange }: NoteProps) {
  const { rows, twinsAreChanges } = preview;
  const count = rows.filter(({ twin }) => twin && 'id' in twin && twin.isAlike).length;
  if (count === 0 && !twinsAreChanges) return null;
  return (
    <div className={step.caution}>
      <p>{twinsAreChanges ? words.areChanges : words.found(count)}</p>
      <Button
        className="button-text"
        disabled={isLocked}
        onClick={() => onChange(!twinsAreChanges)}
      >
        {twinsAreChanges ? words.readAsNew : words.readAsChanges}
      </Button>
    </div>
  );
}

interface NoteProps {
  preview: ImportPreview;
  isLocked: boolean;
  onChange: (areChanges: boolean) => void;
}

interface ChoiceProps {
  row: RowPreview;
  twin: Twin;
  isSkipped: boolean;
  onSkip: (row: number, isSkipped: boolean) => void;
}

/** Whether a row that looks like another property is imported, with a link to the one that is there. */
export function TwinChoice({ row: { row }, twin, isSkipped, onSkip }: ChoiceProps) {
  const choices = [
    { label: words.add, value: false },
    { label: words.skip, value: true },
  ];
  return (
    <fieldset className={styles.twin}>
      <legend className="visually-hidden">{words.legend(row)}</legend>
      {choices.map(({ label, value }) => (
        <label key={label}>
          <input
            type="radio"
            name={`import-twin-${row}`}
            checked={isSkipped === value}
            onChange={() => onSkip(row, value)}
          />
          {label}
        </label>
      ))}
      {'id' in twin && (
        <a href={paths.admin.property(twin.id)} target="_blank" rel="noopener">
          {words.open}
          <span className="visually-hidden">
            {' '}
            {twin.name} {words.newTab}
          </span>
        </a>
      )}
    </fieldset>
  );
}

/** The numbers of the rows that are skipped at first: those that are on the site, or in the sheet, already. */
export function likelyTwins(rows: readonly RowPreview[]): ReadonlySet<number> {
  return new Set(rows.filter(({ twin }) => twin?.isAlike).map(({ row }) => row));
}
