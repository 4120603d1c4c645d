/**
 * One row of the lists of properties and blog posts: what the office sees of a record, and what it can do with it there.
 */
import { memo, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ListedKind } from '../../../domain/record';
import { pictureWords } from '../../../content/forms/pictures';
import { editingWords } from '../../../content/admin/editing';
import { adminList } from '../../../content/admin/list';
import { changeoverParts, privateWords } from '../../../content/admin/private';
import { shownValue } from '../../../content/properties/options';
import { daysBetween, formatDay } from '../../../domain/date';
import { isDayOver } from '../../../domain/property/relisted';
import { findChangeover, isNear } from '../../../domain/property/changeover';
import { type ListedRow, needsCheck, readHandoverFacts } from '../../../domain/list/row';
import { findLanguage } from '../../../domain/writing-system';
import { adminPaths } from '../../../admin-paths';
import { Button, ButtonLink } from '../Button';
import { PhoneLinks } from '../PhoneLinks';
import { recordPages, rowId } from '../record-pages';
import { AskTenancy } from './AskTenancy';
import { type ChangeName, isPossible, type SaveEdits } from './changes';
import type { EditorHandle } from './EditInPlace';
import { Facts } from './Facts';
import styles from './records.module.css';
import { Check, RecordRow } from './RecordTable';

export interface RowActions {
  select: (id: string) => void;
  change: (rows: readonly ListedRow[], name: ChangeName) => Promise<boolean>;
  edit: SaveEdits;
  delete: (row: ListedRow, button: Element) => Promise<void>;
}

interface Props {
  kind: ListedKind;
  row: ListedRow;
  isSelected: boolean;
  today: string;
  actions: RowActions;
}

const words = adminList.property;

type SwitchProps = Pick<Props, 'row' | 'today' | 'actions'> & { onAskDay: () => void };

/** One press changes the status; what comes with it is asked beside it. */
function StatusSwitch({ row, today, actions, onAskDay }: SwitchProps) {
  const isAvailable = row.group === 'Available';
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    button.current?.focus();
    setAsked(false);
  };
  const onClick = () => {
    const saving = actions.change([row], isAvailable ? 'Occupied' : 'Available');
    setAsked(isAvailable);
    if (!isAvailable && isDayOver(row.written?.availableFrom ?? '', today)) onAskDay();
    return saving;
  };
  return (
    <div className={styles.editable}>
      <Button
        ref={button}
        role="switch"
        className={`target-line ${styles.switch}`}
        aria-checked={isAvailable}
        aria-label={words.isAvailable(row.title)}
        label={shownValue('status', row.group)}
        onClick={onClick}
      />
      {isAsked && !isAvailable && <AskTenancy row={row} onEdit={actions.edit} onClose={close} />}
    </div>
  );
}

/** What comes next for a property, as far as the office has to know it in the list. */
function Next({ row, today }: Pick<Props, 'row' | 'today'>) {
  const facts = readHandoverFacts(row);
  const found = facts && findChangeover(facts);
  if (!found || (found.what === 'lease' && !isNear(found, today))) return null;
  const { day } = found;
  const parts = changeoverParts({ ...found, day: formatDay(day) }, day < today);
  return (
    <ul role="list" className={`numbers ${styles.next}`}>
      {parts.map((part) => (
        <li key={part} className="clamp">
          {part}
        </li>
      ))}
    </ul>
  );
}

type DetailProps = Pick<Props, 'row' | 'today'> & { isPictureAbsent: boolean };

function Detail({ row, today, isPictureAbsent }: DetailProps) {
  const { checkedOn, detail, featured } = row;
  // A missing rent is among the missing facts.
  const named = row.gaps.flatMap((gap) => {
    if (gap === 'facts') return adminList.missing(row.missing);
    return gap === 'rent' && row.missing.includes('price') ? [] : adminList.gaps[gap];
  });
  const gaps = [...(isPictureAbsent ? [pictureWords.absent] : []), ...named].join(', ');
  const age = checkedOn === '' ? null : daysBetween(checkedOn, today);
  return (
    <>
      {gaps !== '' && (
        <p className="accent small">
          <strong>{gaps}</strong>
        </p>
      )}
      <p className={`clamp quiet small ${styles.detail}`}>
        {needsCheck(row, today) && <span className="numbers">{`${words.checkedAgo(age)} · `}</span>}
        {!row.shown && row.missing.length === 0 && <strong>{adminList.hidden} · </strong>}
        {featured && <strong>{words.featured} · </strong>}
        {detail}
      </p>
    </>
  );
}

/** Whom the office calls about a property, whatever else it knows of it. */
function Owner({ row: { title, office } }: Pick<Props, 'row'>) {
  if (!office || (office.owner === '' && office.dialled.length === 0)) return null;
  const name = office.owner === '' ? privateWords.ownerLabel : privateWords.ownerIs(office.owner);
  return (
    <div className="cluster tight small">
      <span>{name}</span>
      <PhoneLinks isShort numbers={office.dialled.slice(0, 1)} whom={privateWords.ownerOf(title)} />
    </div>
  );
}

function Title({ kind, facts, ...detail }: DetailProps & { kind: ListedKind; facts: ReactNode }) {
  const { id, title } = detail.row;
  const href = recordPages[kind].form(id);
  return (
    <div className={styles.record}>
      <div>
        <a
          id={rowId(id)}
          href={href}
          lang={findLanguage(title)}
          className={`clamp plain ${styles.name}`}
        >
          {title}
        </a>
        <Detail {...detail} />
        <Owner row={detail.row} />
      </div>
      {facts}
    </div>
  );
}

type SeenProps = Pick<Props, 'kind' | 'row' | 'actions'> & { menu?: string };

/** Leads to what visitors see, or lets them see it; `menu` is what closes then. */
function Seen({ kind, row, actions, menu }: SeenProps) {
  const { id, title, shown } = row;
  if (shown)
    return <ButtonLink label={adminList.view} about={title} href={recordPages[kind].site(id)} />;
  if (!isPossible('shown', row)) return null;
  return (
    <Button
      look="text"
      label={adminList.show}
      about={title}
      popoverTarget={menu}
      onClick={() => actions.change([row], 'shown')}
    />
  );
}

const never = () => () => undefined;
/** Whether this browser opens menus; where none can open, nothing is hidden. */
const hasMenus = () => 'popover' in HTMLElement.prototype;

/** What is done with a property less often than every week. */
function RareActions(props: Omit<SeenProps, 'menu'>) {
  const { id, title } = props.row;
  const menu = `more-${id}`;
  // Twenty rows have twenty menus, of which one is opened.
  const [isMade, setMade] = useState(false);
  const canOpen = useSyncExternalStore(never, hasMenus, () => true);
  return (
    <>
      <Button
        className={`target ${styles.dots}`}
        popoverTarget={menu}
        aria-label={words.more(title)}
        label="…"
      />
      <div
        id={menu}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={() => flushSync(() => setMade(true))}
      >
        {(isMade || !canOpen) && (
          <>
            <ButtonLink label={words.copy} about={title} href={adminPaths.copyProperty(id)} />
            <Seen {...props} menu={menu} />
          </>
        )}
      </div>
    </>
  );
}

/** Drawn again only where it has changed. */
export const ListRow = memo(({ kind, row, isSelected, today, actions }: Props) => {
  const { id, title, group } = row;
  const day = useRef<EditorHandle>(null);
  const [isPictureAbsent, setPictureAbsent] = useState(false);
  const isChecked = row.checkedOn === today;
  const pages = recordPages[kind];
  return (
    <RecordRow
      check={
        <Check
          label={adminList.select(title)}
          checked={isSelected}
          onChange={() => actions.select(id)}
        />
      }
      picture={row.picture}
      onPictureAbsent={() => setPictureAbsent(true)}
      title={
        <Title
          kind={kind}
          facts={<Facts row={row} today={today} onEdit={actions.edit} day={day} />}
          row={row}
          today={today}
          isPictureAbsent={isPictureAbsent}
        />
      }
      group={
        kind === 'property' ? (
          <>
            <StatusSwitch
              row={row}
              today={today}
              actions={actions}
              onAskDay={() => day.current?.ask(editingWords.availableFrom.ask)}
            />
            <Next row={row} today={today} />
          </>
        ) : (
          <span className="badge">{shownValue('blogType', group)}</span>
        )
      }
      time={row.updatedAt}
      actions={
        <>
          {group === 'Available' && (
            <Button
              className={`button-text ${styles.checked}`}
              label={isChecked ? words.checked : words.check}
              about={title}
              isOff={isChecked}
              onClick={() => actions.change([row], 'checked')}
            />
          )}
          <ButtonLink label={adminList.edit} about={title} href={pages.form(id)} />
          {kind === 'property' ? (
            <ButtonLink label={words.enquiry} about={title} href={adminPaths.newEnquiryAbout(id)} />
          ) : (
            <Seen kind={kind} row={row} actions={actions} />
          )}
          <Button
            look="text"
            label={adminList.delete}
            about={title}
            onClick={({ currentTarget }) => actions.delete(row, currentTarget)}
          />
          {kind === 'property' && <RareActions kind={kind} row={row} actions={actions} />}
        </>
      }
    />
  );
});
