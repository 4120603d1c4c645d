/**
 * The frame of the filter: beside the homes on wide screens, a sheet on phones, a plain form without a script; when it
 * opens, closes and holds the focus.
 */
import type { Wish } from '../../domain/wish';
import { type MouseEvent, type RefObject, type SubmitEvent, useRef, useEffect } from 'react';
import { listings } from '../../content/properties/listings';
import { activeFilters, type FilterState } from '../../domain/filter/filter';
import type { ListingQuery } from '../../domain/filter/address';
import { paths } from '../../paths';
import { enterSheet, leaveSheet } from '../../stores/filter';
import { onPlainClick } from '../link-click';
import { FilterFields } from './FilterFields';
import styles from './panel.module.css';

/** From this width on, the panel is beside the properties; the styles use the same width. */
const wide = '(min-width: 64rem)';

function isBeside(): boolean {
  return matchMedia(wide).matches;
}

/** Opens the panel as a modal sheet; before the island runs, `<details>` shows it in the same place. */
function showSheet(details: HTMLDetailsElement | null): void {
  const dialog = details?.querySelector('dialog');
  if (!details || !dialog || dialog.open) return;
  const focused = document.activeElement;
  // In this order it is laid out once, by the focus: to the control that somebody uses already, or to the sheet.
  dialog.showModal();
  details.open = true;
  const isInside = focused instanceof HTMLElement && dialog.contains(focused);
  (isInside ? focused : dialog).focus({ preventScroll: true });
  enterSheet();
}

/** Opens the panel at its search field. */
export function openSearch(form: HTMLFormElement | null): void {
  if (!isBeside()) showSheet(form?.closest('details') ?? null);
  form?.querySelector<HTMLElement>('[name=text]')?.focus();
}

function closeSheet(details: HTMLDetailsElement | null): void {
  details?.querySelector('dialog')?.close();
  details?.removeAttribute('open');
}

function useSheet(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const panel = details.current;
    const dialog = panel?.querySelector('dialog');
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const close = () => closeSheet(panel);
    if (panel?.open && !isBeside()) showSheet(panel);
    matchMedia(wide).addEventListener('change', close, options);
    // The form fills the dialog, so a click on the dialog itself is outside the form.
    dialog?.addEventListener('click', (event) => event.target === dialog && close(), options);
    return () => listening.abort();
  }, [details]);
}

interface Props {
  form: RefObject<HTMLFormElement | null>;
  initial: FilterState;
  current: FilterState;
  wishes: readonly Wish[];
  found: number | null;
  cleared: string;
  view: ListingQuery['view'];
  isHydrated: boolean;
  onChange: (name: string) => void;
  onSend: () => void;
  onClear: () => void;
}

const { filters } = listings;
export const formId = 'filters';

/** The filter: beside the properties on wide screens, a bottom sheet on phones; without script, a GET form. */
export function FilterPanel(props: Props) {
  const { form, initial, current, wishes, found, cleared, view, isHydrated } = props;
  const { onChange, onSend, onClear } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useSheet(details);
  const chosen = activeFilters(current, wishes).length;
  const open = (event: MouseEvent) => {
    if (isBeside()) return;
    event.preventDefault();
    showSheet(details.current);
  };
  const close = () => closeSheet(details.current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
    if (!isBeside()) close();
  };
  return (
    <details className={styles.panel} ref={details} data-live={isHydrated || undefined}>
      <summary className="button button-quiet button-narrow" onClick={open}>
        {filters.title}
        {chosen > 0 && <span className={`small ${styles.chosen}`}>{chosen}</span>}
      </summary>
      <dialog
        className={styles.sheet}
        onClose={() => {
          details.current?.removeAttribute('open');
          leaveSheet();
        }}
        aria-label={filters.label}
        tabIndex={-1}
      >
        <form
          id={formId}
          ref={form}
          action={paths.properties}
          method="get"
          onSubmit={submit}
          onInput={({ target }) => {
            const name = target instanceof Element ? target.getAttribute('name') : null;
            onChange(name ?? '');
          }}
        >
          {view === 'map' && <input type="hidden" name="view" value={view} />}
          <div className={styles.head}>
            <h2 className="heading-small">{filters.title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={filters.close}
              onClick={close}
            >
              ×
            </button>
          </div>
          <div className={`stack ${styles.fields}`}>
            <FilterFields initial={initial} current={current} wishes={wishes} />
          </div>
          <div className={styles.foot}>
            <a className="button-text" href={cleared} onClick={onPlainClick(onClear)}>
              {filters.clear}
            </a>
            <button type="submit" className="button">
              {isHydrated && found !== null ? filters.show(found) : filters.apply}
            </button>
          </div>
        </form>
      </dialog>
    </details>
  );
}
