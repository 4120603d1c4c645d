/**
 * What stands above the homes found: how many, their order, what the search took for something else, and how one part of
 * the filter goes.
 */
import type { Wish } from '../../domain/wish';
import type { ReactNode, RefObject } from 'react';
import { filterLabel, listings } from '../../content/properties/listings';
import { activeFilters, type Relaxation, withoutPart } from '../../domain/filter/filter';
import type { ListingQuery } from '../../domain/filter/address';
import { type Sort, sorts } from '../../domain/property/options';
import { listingAddress } from '../../stores/filter';
import { Select } from '../form/Select';
import { onPlainClick } from '../link-click';
import { formId } from './FilterPanel';
import type { ListingResult } from './result';
import styles from './results.module.css';

interface HeadingProps {
  heading: RefObject<HTMLHeadingElement | null>;
  found: number;
  total: number;
  /** The order of the properties; a map has none. */
  children: ReactNode;
}

/** The page's heading with the number of properties and their order. */
export function Heading({ heading, found, total, children }: HeadingProps) {
  return (
    <div className={`cluster ${styles.heading}`}>
      <h1>{listings.title}</h1>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="quiet numbers">
          {listings.count(found, total)}
        </h2>
      </div>
      {children}
    </div>
  );
}

interface SortProps {
  initial: Sort;
  query: ListingQuery;
  onChange: (name: string) => void;
}

/** The order of the properties, which the way to the map and back keeps. */
export function SortField({ initial, query, onChange }: SortProps) {
  if (query.view === 'map')
    return <input type="hidden" id="sort" name="sort" form={formId} defaultValue={initial} />;
  return (
    <div className={styles.sort}>
      <label className="visually-hidden" htmlFor="sort">
        {listings.sort.label}
      </label>
      <Select
        id="sort"
        name="sort"
        form={formId}
        defaultValue={initial}
        options={sorts.map((sort) => [sort, listings.sort.options[sort]])}
        onChange={() => onChange('sort')}
      />
      <noscript>
        <button className="button button-quiet" type="submit" form={formId}>
          {listings.sort.apply}
        </button>
      </noscript>
    </div>
  );
}

/** The way to the search field, which on phones is in the sheet; without the script, browsers open what a fragment is in. */
export function SearchLink({ onSearch }: { onSearch: () => void }) {
  return (
    <a
      className={`button button-quiet button-narrow ${styles.search}`}
      href="#text"
      onClick={onPlainClick(onSearch)}
    >
      {listings.filters.text}
    </a>
  );
}

/** From the list to the map of the same search, or back. */
export function MapLink({ query }: Pick<SortProps, 'query'>) {
  const isMap = query.view === 'map';
  return (
    <a
      className={`button button-quiet button-narrow ${styles.map}`}
      href={listingAddress({ ...query, view: isMap ? 'list' : 'map', page: 1 })}
    >
      {isMap ? listings.toList : listings.toMap}
    </a>
  );
}

interface SearchNotesProps extends Pick<ListingResult, 'wishes' | 'notes'> {
  /** The page of the service for who buys or sells; `null` where the company does not show it. */
  buying: { title: string; address: string } | null;
}

/** Says which words of the search are taken for others, "Showing Velachery for “velacheri”", and which are left out. */
export function SearchNotes({ wishes, notes, buying }: SearchNotesProps) {
  const readings = new Map(wishes.map(({ typed, readAs }) => [typed, readAs]));
  return (
    <>
      {notes.leftOut !== '' && (
        <p className={`small ${styles.instead}`}>
          {notes.leftOut}
          {buying && notes.buying && (
            <>
              {notes.buying[0]}
              <a href={buying.address}>{buying.title}</a>
              {notes.buying[1]}
            </>
          )}
        </p>
      )}
      {[...readings].map(
        ([typed, readAs]) =>
          readAs !== null && (
            <p key={typed} className={`small ${styles.instead}`}>
              {listings.readAs.before}
              <b>{readAs}</b>
              {listings.readAs.after(typed)}
            </p>
          ),
      )}
    </>
  );
}

/** The text may ask for several things; the other parts have a name of their own. */
export function partKey(part: Relaxation['part']): string {
  return part.name === 'text' ? `text ${part.wish.start}` : part.name;
}

interface RemoveLinkProps {
  query: ListingQuery;
  part: Relaxation['part'];
  onQuery: (query: ListingQuery) => void;
  children: ReactNode;
}

interface ActiveFilterChipsProps extends Pick<RemoveLinkProps, 'query' | 'onQuery'> {
  wishes: readonly Wish[];
}

/** A link that shows the properties without one part of the filter. */
export function RemoveLink({ query, part, onQuery, children }: RemoveLinkProps) {
  const rest = { ...query, page: 1, filter: withoutPart(query.filter, part) };
  return (
    <a
      className="target-line"
      href={listingAddress(rest)}
      onClick={onPlainClick(() => onQuery(rest))}
    >
      {children}
    </a>
  );
}

/** One link per active filter that shows the properties without it. */
export function ActiveFilterChips({ query, wishes, onQuery }: ActiveFilterChipsProps) {
  const active = activeFilters(query.filter, wishes);
  if (active.length === 0) return null;
  return (
    <ul role="list" className={`cluster tight ${styles.chips}`} aria-label={listings.active.label}>
      {active.map((part) => (
        <li key={partKey(part)}>
          <RemoveLink query={query} part={part} onQuery={onQuery}>
            <span className="visually-hidden">{listings.active.remove}: </span>
            <span>{filterLabel(part)}</span>
            <span aria-hidden="true">×</span>
          </RemoveLink>
        </li>
      ))}
    </ul>
  );
}
