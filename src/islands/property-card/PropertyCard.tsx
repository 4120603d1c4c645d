import { memo } from 'react';
import { choiceWords } from '../../content/choices';
import { company } from '../../content/company';
import { listings } from '../../content/listings';
import { formatDay, isoDay } from '../../domain/date';
import { isPlainPrice } from '../../domain/property/measure';
import { roomCount, formatRent, formatSize } from '../../domain/property/format';
import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';
import { Picture } from '../picture/Picture';
import styles from './card.module.css';

interface Props {
  property: PropertySummary;
  /** As in `<img sizes>`, for pages whose card columns differ from the listings. */
  sizes?: string | undefined;
  /** For the first card of the first screen only. */
  priority?: boolean | undefined;
  /** The level of the name among the page's headings. */
  level?: 2 | 3 | undefined;
}

const { card } = listings;
const usualSizes = '(min-width: 75rem) 20rem, (min-width: 40rem) 44vw, calc(100vw - 2rem)';

function rooms(text: string, words: (count: string) => string): string {
  const count = roomCount(text);
  return count === null ? text : words(count);
}

/** One property in a grid; the whole card is one link. The widths it offers are the usual ones of `Picture`. */
function Card({ property, sizes = usualSizes, priority = false, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const facts = [
    rooms(property.bedrooms, card.bedrooms),
    rooms(property.bathrooms, card.bathrooms),
    formatSize(property.propertySize, card.size),
  ];
  return (
    <article className={styles.card} data-occupied={property.status === 'Occupied' || undefined}>
      <div className={styles.picture}>
        <Picture
          source={property.images[0]}
          alt=""
          width={640}
          height={480}
          sizes={sizes}
          priority={priority}
        />
        {property.status === 'Occupied' && (
          <p className={styles.occupied}>{choiceWords.status.Occupied}</p>
        )}
      </div>
      <p className={styles.rent}>
        {formatRent(property.price)}
        {isPlainPrice(property.price) && <span> {card.perMonth}</span>}
      </p>
      <Heading className={styles.name}>
        <a href={paths.property(property._id)}>{property.name}</a>
      </Heading>
      <p className={styles.address}>{property.address}</p>
      <ul className={`bare ${styles.facts}`}>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.quiet}>
        <span>{choiceWords.category[property.category]}</span>
        <span>
          {card.listed} <time dateTime={isoDay(property.date)}>{formatDay(property.date)}</time>
        </span>
        <span>{company.agent.label}</span>
      </p>
    </article>
  );
}

export const PropertyCard = memo(Card);
