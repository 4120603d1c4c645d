/**
 * A home in a list, as visitors see it everywhere: what of its summary a card shows and in which order, when it is marked
 * as new or let, and what its heart does.
 */
import { memo, type ReactNode } from 'react';
import { optionWords, shownValue } from '../../content/properties/options';
import { listings, optionsLabel } from '../../content/properties/listings';
import { picturesFollow } from '../../content/properties/property';
import { heartText } from '../../content/properties/shortlist';
import { checkedText, freeFromText } from '../../content/properties/status';
import { formatDay, isoDay } from '../../domain/date';
import { pickCardFacts } from '../../domain/property/card-facts';
import { findFreeFrom, shownCheck } from '../../domain/property/availability';
import { readCharge } from '../../domain/property/charge';
import { isPlainPrice } from '../../domain/property/measure';
import { formatRent, formatSize, roomsText } from '../../domain/property/format';
import type { PropertySummary } from '../../domain/property/schema';
import { findLanguage } from '../../domain/writing-system';
import { paths } from '../../paths';
import { findCover } from '../picture/find-cover';
import { Picture } from '../picture/Picture';
import './heart.css';
import './status.css';
import styles from './card.module.css';

interface Props {
  property: PropertySummary;
  /** The day (YYYY-MM-DD) by which badges are shown: the page's, so that server and browser agree. */
  today: string;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  eager?: boolean | undefined;
  /** Marked as new when listed since this day (YYYY-MM-DD); '' for none. */
  newSince?: string;
  /** The names of what a filter or a search asks for. */
  asked?: string;
  level?: 2 | 3 | undefined;
  /** The ids in the page's address; its heart links to that list with this home added. Without it the heart saves in the browser. */
  list?: readonly string[] | undefined;
  withoutHeart?: boolean;
}

const { card } = listings;
const usualSizes = '(min-width: 75rem) 20rem, (min-width: 40rem) 44vw, calc(100vw - 2rem)';

/** Facts beside each other in one line, if there are any, with a dot between two; what does not fit is on the home's own page. */
function Facts({
  parts,
  className = '',
}: {
  parts: readonly ReactNode[];
  className?: string | undefined;
}) {
  return (
    parts.length > 0 && (
      <p className={`numbers ${styles.facts} ${className}`}>
        {parts.map(
          (part, index) =>
            part && <span key={index}>{typeof part === 'string' ? `${part} ` : part}</span>,
        )}
      </p>
    )
  );
}

interface RowProps {
  href: string;
  count: number;
  children: ReactNode;
}

/**
 * The pictures of a home in a row that is swiped, the first and room for the others, which `swipe.ts` puts there. For a finger
 * and a mouse: the keyboard and a screen reader have the link of the name, and every picture on the page that it leads to.
 */
function PictureRow({ href, count, children }: RowProps) {
  return (
    <>
      <a className={styles.row} href={href} tabIndex={-1} aria-hidden="true" data-pictures="0">
        {children}
        {/* With a text, if an empty one, its content is none of React's business. */}
        <span className={styles.rest}>{''}</span>
      </a>
      <span
        className={`small no-print ${styles.count}`}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {`1/${count}`}
      </span>
    </>
  );
}

/** Keeps the home; a link for those without the script. Beside the card's own link, which covers the card. */
function Heart({ property: { _id, name }, list }: Pick<Props, 'property' | 'list'>) {
  return (
    <a
      className={`target heart no-print ${styles.heart}`}
      href={paths.shortlist([...(list ?? []), _id])}
      rel="nofollow"
      aria-label={(list ? heartText.add : heartText.keep)(name)}
      data-heart={list ? undefined : ''}
      data-list={list ? '' : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#heart" />
      </svg>
    </a>
  );
}

function findBadge(
  { status, date }: PropertySummary,
  from: string,
  newSince: string,
): string | null {
  if (from !== '') return freeFromText(formatDay(from));
  if (status !== 'Available') return optionWords.status[status];
  if (newSince !== '' && isoDay(date) >= newSince) return card.newBadge;
  return null;
}

function Card(props: Props) {
  const { property, today, sizes = usualSizes, priority = false, level = 3, list } = props;
  const { newSince = '', asked = '', withoutHeart = false, eager = false } = props;
  const Heading = `h${level}` as const;
  const { name, address, status, date, category, fStatus, parking } = property;
  const from = findFreeFrom(property, today);
  const isAmount = isPlainPrice(property.price);
  const maintenance = readCharge(property.maintenance);
  const badge = findBadge(property, from, newSince);
  const href = paths.property(property._id);
  const cover = (
    <Picture
      source={findCover(property)}
      absent={picturesFollow}
      alt=""
      width={640}
      height={427}
      sizes={sizes}
      priority={priority}
      eager={eager}
    />
  );
  return (
    <article
      className={styles.card}
      aria-label={name}
      data-status={from === '' ? status : 'Available'}
    >
      <div className={`photo ${styles.picture}`}>
        {property.pictureCount > 1 ? (
          <PictureRow href={href} count={property.pictureCount}>
            {cover}
          </PictureRow>
        ) : (
          cover
        )}
        {badge && <p className={`status-mark ${styles.badge}`}>{badge}</p>}
      </div>
      <p className={isAmount ? styles.rent : `${styles.rent} ${styles.sentence}`}>
        {`${formatRent(property.price)} `}
        {isAmount && (
          <span className="quiet small">
            {maintenance ? card.perMonthAnd(maintenance) : card.perMonth}
          </span>
        )}
      </p>
      <Facts
        parts={[
          roomsText(property.bedrooms, card.bedrooms),
          roomsText(property.bathrooms, card.bathrooms),
          formatSize(property.propertySize),
        ]}
      />
      <Heading className={`clamp ${styles.name}`} lang={findLanguage(name)}>
        <a className="card-link" href={href}>
          {name}
        </a>
      </Heading>
      {!withoutHeart && <Heart property={property} list={list} />}
      <p className={`clamp quiet small ${styles.address}`} lang={findLanguage(address)}>
        {address}
      </p>
      <Facts
        className={`quiet small ${styles.more}`}
        parts={[
          shownValue('category', category),
          shownValue('fStatus', fStatus).toLowerCase(),
          ...pickCardFacts(property, asked).map(([fact, options]) =>
            optionsLabel(fact, options, ', '),
          ),
          property.pets && card.pets,
          property.lift && card.lift,
          card.parking[parking],
          property.gatedSecurity && card.gatedSecurity,
          property.veg && card.veg,
        ]}
      />
      <Facts
        className="quiet small"
        parts={[
          <>
            <span className="visually-hidden">{card.listed}</span>
            <time dateTime={isoDay(date)}>{formatDay(date)}</time>{' '}
          </>,
          listings.agent,
          checkedText(shownCheck(property, today)),
        ]}
      />
    </article>
  );
}

export const PropertyCard = memo(Card);
