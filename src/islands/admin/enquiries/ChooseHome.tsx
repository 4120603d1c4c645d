/** The field in which the office looks for a home to send or to note, with the search of its own list. */
import { useEffect, useRef, useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { listRecords } from '../../../api/records';
import { inbox } from '../../../content/admin/inbox';
import { defaultListQuery, writeQuery } from '../../../domain/list/query';
import type { ListedRow } from '../../../domain/list/row';
import { Button } from '../Button';
import { withSession } from '../calls';
import { useHydrated } from '../use-hydrated';
import styles from './inbox.module.css';

/** Milliseconds without a key after which the properties are searched, and how many of them are offered. */
const debounceMilliseconds = 150;
const maxFound = 6;

interface Props {
  id: string;
  label: string;
  takesFocus?: boolean;
  onChoose: (home: ListedRow) => void;
}

const words = inbox.chooseHome;

const search = (text: string) =>
  listRecords('property', writeQuery(defaultListQuery, { ...defaultListQuery, text }), maxFound);

/** Chooses a property by the search of the office's list; Enter takes the first one. */
export function ChooseHome({ id, label, takesFocus, onChoose }: Props) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly ListedRow[] | 'failed' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  useEffect(() => {
    // Opened by a press, it is what is typed into next.
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (text === '') return undefined;
    let isNewest = true;
    const ask = async () => {
      try {
        const { rows } = await withSession(() => search(text));
        if (isNewest) setFound(rows);
      } catch (thrown) {
        requireFailedRequest(thrown);
        if (isNewest) setFound('failed');
      }
    };
    const timer = setTimeout(() => void ask(), debounceMilliseconds);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [text]);

  const rows = found === 'failed' || text === '' ? [] : (found ?? []);
  const choose = (home: ListedRow) => {
    setTyped('');
    setFound(null);
    onChoose(home);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        ref={input}
        readOnly={!hydrated}
        placeholder={words.hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would save the form around it.
          event.preventDefault();
          if (rows[0]) choose(rows[0]);
        }}
      />
      <div role="status" className="small">
        {found === 'failed' && <p className="field-error">{words.failed}</p>}
        {text !== '' && Array.isArray(found) && found.length === 0 && <p>{words.none}</p>}
      </div>
      {rows.length > 0 && (
        <ul role="list" className={`rows ${styles.homes}`}>
          {rows.map((home) => (
            <li key={home.id}>
              <Button onClick={() => choose(home)}>
                <span>{home.title}</span>{' '}
                <span className="quiet small">{home.facts.filter(Boolean).join(' · ')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
