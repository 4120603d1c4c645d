import type { Ref } from 'react';
import { isNew } from '../../domain/property/recent';
import type { PropertySummary } from '../../domain/property/schema';
import { PropertyCard } from '../property-card/PropertyCard';
import styles from './results.module.css';

interface Props {
  properties: readonly PropertySummary[];
  /** The earliest day whose properties are new. */
  newSince: string;
  /** The index of the first property among those found. */
  start: number;
  /** How many of the properties to render now; the others keep their places. */
  drawn?: number | undefined;
  list?: Ref<HTMLUListElement>;
}

/** A grid of properties: the page's first one is the server's, every other is rendered in the browser. */
export function Cards({ properties, newSince, start, drawn = properties.length, list }: Props) {
  return (
    <ul className={`bare ${styles.grid}`} ref={list}>
      {properties.map((property, index) => (
        <li key={property._id}>
          {index < drawn && (
            <PropertyCard
              property={property}
              isNew={isNew(property.date, newSince)}
              priority={index === 0 && start === 0}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
