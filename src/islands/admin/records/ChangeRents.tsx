/**
 * The dialog that changes several rents by one amount. It shows what each becomes before anything is saved; what that is,
 * `rent-change.ts` decides.
 */
import { useId, useState, type SubmitEvent } from 'react';
import { rentWords as words } from '../../../content/admin/editing';
import { admin } from '../../../content/admin/admin';
import { belowLeastText } from '../../../content/admin/private';
import { formatRent, formatRupees } from '../../../domain/property/format';
import { findLeastAbove } from '../../../domain/property/least-rent';
import { plainPrice } from '../../../domain/property/measure';
import {
  planRents,
  readPercent,
  type RentChange,
  type RentPlan,
  roundings,
} from '../../../domain/property/rent-change';
import { Field } from '../../form/Field';
import { Select } from '../../form/Select';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import type { RowEdit } from './changes';
import styles from './records.module.css';
import type { ListedRow } from '../../../domain/list/row';

interface Props {
  rows: readonly ListedRow[];
  onClose: () => void;
  /** `makeDone` says afterwards what was done, of the homes by their names or number. */
  onSave: (edits: readonly RowEdit[], makeDone: (things: string) => string) => unknown;
}

interface Home {
  row: ListedRow;
  price: string;
}

const ways = ['up', 'down'] as const;
const units = ['percent', 'rupees'] as const;

/** The amount that somebody has typed; `null` for none that a rent can change by. */
function readAmount(unit: (typeof units)[number], typed: string): RentChange['by'] | null {
  if (unit === 'percent') {
    const percent = readPercent(typed);
    return percent === null || percent === 0 || percent > 100 ? null : { percent };
  }
  const rupees = plainPrice(typed);
  return rupees === null || rupees === 0 ? null : { rupees };
}

/** What a rent becomes, and whether the owner wants more. */
function describeRent({ row }: Home, to: number): { text: string; isLow: boolean } {
  const least = findLeastAbove(String(to), row.office?.leastRent ?? '');
  const warning = least === null ? [] : [belowLeastText(least)];
  return { text: [formatRupees(to), ...warning].join(' · '), isLow: least !== null };
}

/** Changes the rents of several properties by one amount, after it has shown what each becomes. */
export function ChangeRents({ rows, onClose, onSave }: Props) {
  const id = useId();
  const [way, setWay] = useState<(typeof ways)[number]>('up');
  const [unit, setUnit] = useState<(typeof units)[number]>('percent');
  const [rounding, setRounding] = useState<(typeof roundings)[number]>(roundings[0]);
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const homes = rows.map((row): Home => ({ row, price: row.written?.price ?? '' }));
  const by = readAmount(unit, typed);
  const plan = by && planRents(homes, { isRise: way === 'up', by, rounding });
  const count = plan?.changes.length ?? 0;
  const findError = () => {
    if (!by) return wasSubmitted || typed.trim() !== '' ? words.errors[unit] : undefined;
    return wasSubmitted && count === 0 ? words.nothing : undefined;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!plan || count === 0) return;
    const edits = plan.changes.map(({ home, to }) => {
      return { row: home.row, change: { price: String(to) } };
    });
    onSave(edits, (things) => words.done(things, count));
  };
  return (
    <Dialog title={words.title(rows.length)} onClose={onClose}>
      <form className="stack" noValidate autoComplete="off" onSubmit={onSubmit}>
        <div className={styles.rents}>
          <Chooser
            id={`${id}-way`}
            label={words.way}
            value={way}
            all={ways}
            name={(one) => words.ways[one]}
            onChoose={setWay}
          />
          <Chooser
            id={`${id}-unit`}
            label={words.unit}
            value={unit}
            all={units}
            name={(one) => words.units[one]}
            onChoose={setUnit}
          />
          <Field id={`${id}-by`} label={words.by} error={findError()} isAlert>
            {(attributes) => (
              <input
                {...attributes}
                className="input"
                type="text"
                inputMode="decimal"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Chooser
            id={`${id}-rounding`}
            label={words.rounding}
            value={rounding}
            all={roundings}
            name={words.rounded}
            onChoose={setRounding}
          />
        </div>
        <p role="status" className="small">
          {plan
            ? words.summary(count, {
                low: plan.changes.filter(({ home, to }) => describeRent(home, to).isLow).length,
                leftOut: plan.unknown.length + plan.emptied.length,
                unchanged: plan.unchanged.length,
              })
            : words.hint}
        </p>
        {plan && <Preview plan={plan} />}
        <Answers safe={admin.cancel} onSafe={onClose}>
          <Button type="submit" look="main" label={words.save(count)} />
        </Answers>
      </form>
    </Dialog>
  );
}

interface ChooserProps<One> {
  id: string;
  label: string;
  value: One;
  all: readonly One[];
  name: (one: One) => string;
  onChoose: (one: One) => void;
}

function Chooser<One extends string | number>(props: ChooserProps<One>) {
  const { id, label, value, all, name, onChoose } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={all.map((one) => [String(one), name(one)])}
        onChange={({ target }) => {
          const chosen = all.find((one) => String(one) === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </div>
  );
}

/** What each rent becomes: first those that are left out, and those below what the owner wants, as they need somebody. */
function Preview({ plan }: { plan: RentPlan<Home> }) {
  const { changes, unchanged, unknown, emptied } = plan;
  const described = changes.map(({ home, to }) => ({ home, ...describeRent(home, to) }));
  const line = ({ row, price }: Home, then: string, look?: string) => (
    <tr key={row.id}>
      <th scope="row">{row.title}</th>
      <td>{formatRent(price) || words.missing}</td>
      <td className={look}>{then}</td>
    </tr>
  );
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={styles.preview} tabIndex={0} aria-label={words.preview}>
      <table className="numbers small">
        <thead>
          <tr>
            {Object.values(words.columns).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unknown.map((home) => line(home, words.unknown, styles.reason))}
          {emptied.map((home) => line(home, words.emptied, styles.reason))}
          {described
            .filter(({ isLow }) => isLow)
            .map(({ home, text }) => line(home, text, styles.reason))}
          {described.filter(({ isLow }) => !isLow).map(({ home, text }) => line(home, text))}
          {unchanged.map((home) => line(home, words.unchanged))}
        </tbody>
      </table>
    </section>
  );
}
