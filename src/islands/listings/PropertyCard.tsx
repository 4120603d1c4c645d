import { memo } from 'react';
import { company } from '../../content/company';
import { listings } from '../../content/listings';
import { formatDay, isoDay } from '../../domain/date';
import { isPlainPrice } from '../../domain/property/measure';
import { roomCount } from '../../domain/property/rooms';
import { formatRent } from '../../domain/property/rupees';
import type { PropertySummary } from '../../domain/property/schema';
import { formatSize } from '../../domain/property/size';
import { paths } from '../../paths';
import { Picture } from '../picture/Picture';
import styles from './card.module.css';

interface Props {
  home: PropertySummary;
  /** As in `<img sizes>`, when the page shows cards in other columns than the listings. */
  sizes?: string | undefined;
  /** For the first card of the first screen only. */
  priority?: boolean | undefined;
  /** The level of the name among the page's headings. */
  level?: 2 | 3 | undefined;
}

const { card } = listings;
const usualSizes = '(min-width: 75rem) 20rem, (min-width: 40rem) 44vw, calc(100vw - 2rem)';

function rooms(text: string, words: { one: string; many: string }): string {
  const count = roomCount(text);
  if (count === null) return text;
  return count === '1' ? words.one : words.many.replace('#', count);
}

/** One home in a grid; the whole card is one link. */
function Card({ home, sizes = usualSizes, priority = false, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const facts = [
    rooms(home.bedrooms, card.bedrooms),
    rooms(home.bathrooms, card.bathrooms),
    formatSize(home.propertySize, card.size),
  ];
  return (
    <article className={styles.card} data-occupied={home.status === 'Occupied' || undefined}>
      <div className={styles.picture}>
        <Picture
          source={home.images[0]}
          alt=""
          width={640}
          height={480}
          sizes={sizes}
          priority={priority}
        />
        {home.status === 'Occupied' && <p className={styles.occupied}>{card.occupied}</p>}
      </div>
      <p className={styles.rent}>
        {formatRent(home.price)}
        {isPlainPrice(home.price) && <span> {card.perMonth}</span>}
      </p>
      <Heading className={styles.name}>
        <a href={paths.property(home._id)}>{home.name}</a>
      </Heading>
      <p className={styles.address}>{home.address}</p>
      <ul className={`bare ${styles.facts}`}>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.quiet}>
        <span>{home.category}</span>
        <span>
          {card.listed} <time dateTime={isoDay(home.date)}>{formatDay(home.date)}</time>
        </span>
        <span>{company.agent.label}</span>
      </p>
    </article>
  );
}

export const PropertyCard = memo(Card);
