import { type MouseEvent, type RefObject, type SubmitEvent, useRef } from 'react';
import { filterWords, listings } from '../../content/listings';
import { countWords } from '../../domain/count-words';
import { activeFilters } from '../../domain/property/active-filters';
import type { FilterState } from '../../domain/property/filter';
import { paths } from '../../paths';
import { FilterFields } from './FilterFields';
import styles from './panel.module.css';
import { onPlain } from './plain-click';
import { closeSheet, isBeside, showSheet, useSheet } from './use-sheet';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  initial: FilterState;
  current: FilterState;
  /** Homes that fit; `null` while they are not known. */
  found: number | null;
  /** Whether the island runs: every change then shows at once, and nothing need be applied. */
  live: boolean;
  onChange: (how: 'step' | 'typing') => void;
  onClear: () => void;
}

const { filters } = listings;
export const formId = 'filters';

/** Beside the homes on wide screens, a sheet from below on phones; without script, one GET form. */
export function FilterPanel(props: Props) {
  const { form, initial, current, found, live, onChange, onClear } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useSheet(details);
  const chosen = activeFilters(current, filterWords).length;
  const open = (event: MouseEvent) => {
    if (isBeside()) return;
    event.preventDefault();
    showSheet(details.current);
  };
  const close = () => closeSheet(details.current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBeside()) close();
  };
  return (
    <details className={styles.panel} ref={details} data-live={live || undefined}>
      <summary className="button button-quiet" onClick={open}>
        {filters.title}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <dialog
        className={styles.sheet}
        onClose={() => details.current?.removeAttribute('open')}
        aria-label={filters.label}
      >
        <form
          id={formId}
          ref={form}
          action={paths.properties}
          method="get"
          onSubmit={submit}
          onChange={({ target }) =>
            onChange(
              target instanceof HTMLInputElement && target.type === 'search' ? 'typing' : 'step',
            )
          }
        >
          <div className={styles.head}>
            <h2>{filters.title}</h2>
            <a
              className="button-text"
              href={paths.properties}
              data-astro-prefetch="false"
              onClick={onPlain(onClear)}
            >
              {filters.clear}
            </a>
            <button
              type="button"
              className={styles.close}
              aria-label={filters.close}
              onClick={close}
            >
              ×
            </button>
          </div>
          <div className={styles.fields}>
            <FilterFields initial={initial} current={current} />
          </div>
          <div className={styles.foot}>
            <button type="submit" className="button">
              {live && found !== null ? countWords(found, filters.show) : filters.apply}
            </button>
          </div>
        </form>
      </dialog>
    </details>
  );
}
