/**
 * One fact of a row that is edited where it stands, by mouse, finger and keyboard. What may be stored is said by whoever
 * uses it.
 */
import {
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { editingWords } from '../../../content/admin/editing';
import { Field } from '../../form/Field';
import { Button } from '../Button';
import styles from './records.module.css';

/** Opens an editor that nobody pressed, and says why it asks. */
export interface EditorHandle {
  ask(why: string): void;
}

interface Props {
  handle?: Ref<EditorHandle>;
  /** What it is and of which record, such as the rent of a home. */
  label: string;
  hint: string;
  /** What the button says. */
  shown: string;
  /** The text that is edited. */
  value: string;
  /** What is stored of a text, and why it cannot be. */
  read: (typed: string) => { text: string; error: string | undefined };
  /** What is to be thought of before a text is saved, which it can be. */
  warn?: (typed: string) => string;
  /** Returns whether it is saved. */
  onSave: (text: string) => Promise<boolean>;
}

interface Opened {
  typed: string;
  hint: string;
  warning: string;
  error?: string;
  /** Where the focus returns; `null` where it was not taken, as somebody was elsewhere. */
  from: Element | null;
}

const stayInField = (event: MouseEvent) => event.preventDefault();

/**
 * A text that a press turns into a field. Enter saves and returns the focus; leaving the field saves too, as in a spreadsheet;
 * Escape leaves it as it was. What is wrong keeps it open.
 */
export function EditInPlace(props: Props) {
  const { handle, label, hint, shown, value, read, warn = () => '', onSave } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = opened !== null;
  const takesFocus = isOpen && opened.from !== null;
  const open = (why: string, typed = value) =>
    setOpened({ typed, hint: why, warning: warn(typed), from: document.activeElement });

  useImperativeHandle(handle, () => ({ ask: (why) => open(why) }));
  useLayoutEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);

  function close(returnsFocus: boolean): void {
    const from = opened?.from;
    flushSync(() => setOpened(null));
    if (!returnsFocus) return;
    const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected;
    (isThere ? from : button.current)?.focus();
  }

  async function save(returnsFocus: boolean): Promise<void> {
    const typed = input.current?.value ?? value;
    const { text, error } = read(typed);
    if (!opened || text === value) {
      close(returnsFocus);
      return;
    }
    if (error !== undefined) {
      setOpened({ ...opened, error });
      return;
    }
    close(returnsFocus);
    if (await onSave(text)) return;
    // Nothing that was typed is lost, and nobody is taken out of what they do meanwhile.
    const { activeElement } = document;
    const isFree = activeElement === button.current || activeElement === document.body;
    const warning = warn(typed);
    setOpened((now) => now ?? { typed, hint, warning, from: isFree ? button.current : null });
  }

  return (
    <div className={styles.editable}>
      <Button
        ref={button}
        className={styles.edit}
        aria-expanded={isOpen}
        aria-label={`${shown} ${label}`}
        // Else the field is left first, and this press opens it again.
        onMouseDown={isOpen ? stayInField : undefined}
        onClick={() => (isOpen ? save(true) : open(hint))}
        label={shown}
      />
      {opened && (
        <form
          className={`stack tight ${styles.editor}`}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void save(true);
          }}
        >
          <Field id={id} label={label} hint={opened.hint} error={opened.error} isAlert>
            {(attributes) => (
              <input
                {...attributes}
                ref={input}
                className="input"
                type="text"
                enterKeyHint="done"
                defaultValue={opened.typed}
                onChange={({ target }) => setOpened({ ...opened, warning: warn(target.value) })}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return;
                  event.preventDefault();
                  close(true);
                }}
                onBlur={({ currentTarget, relatedTarget }) => {
                  // Another window does not leave it.
                  const isInside = [relatedTarget, document.activeElement].some(
                    (element) => element !== null && currentTarget.form?.contains(element),
                  );
                  if (!isInside) void save(false);
                }}
              />
            )}
          </Field>
          <p role="status" className={styles.warning}>
            {opened.warning}
          </p>
          {/* For fingers, whose keyboard may have no Enter. A press on them does not leave the field first. */}
          <div className={`cluster tight ${styles.touched}`}>
            <Button type="submit" look="main" label={editingWords.save} onMouseDown={stayInField} />
            <Button
              look="quiet"
              label={editingWords.cancel}
              onMouseDown={stayInField}
              onClick={() => close(true)}
            />
          </div>
        </form>
      )}
    </div>
  );
}
