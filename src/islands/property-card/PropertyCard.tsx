import { memo } from 'react';
import { choiceWords, shownValue } from '../../content/properties/choices';
import { listings } from '../../content/properties/listings';
import { picturesFollow } from '../../content/properties/property';
import { heartText } from '../../content/properties/shortlist';
import { statusText } from '../../content/properties/status';
import { formatDay, isoDay } from '../../domain/date';
import { isNew, shownCheck } from '../../domain/property/availability';
import { readCharge } from '../../domain/property/costs';
import { isPlainPrice } from '../../domain/property/measure';
import { formatRent, formatSize, roomsText } from '../../domain/property/format';
import type { PropertySummary } from '../../domain/property/schema';
import { languageOf } from '../../domain/script';
import { paths } from '../../paths';
import { Picture } from '../picture/Picture';
import './heart.css';
import styles from './card.module.css';

interface Props {
  property: PropertySummary;
  /** The day (YYYY-MM-DD) by which badges are shown: the page's, so that server and browser agree. */
  today: string;
  /** As in `<img sizes>`, for pages whose card columns differ from the listings. */
  sizes?: string | undefined;
  /** For the first card of the first screen only. */
  priority?: boolean | undefined;
  /** The level of the name among the page's headings. */
  level?: 2 | 3 | undefined;
  /** The list that its heart adds it to by an address; without one it keeps the home in the browser. */
  list?: readonly string[] | undefined;
  /** Whether it stands in the list already: then it has no heart. */
  isListed?: boolean;
}

const { card } = listings;
const usualSizes = '(min-width: 75rem) 20rem, (min-width: 40rem) 44vw, calc(100vw - 2rem)';

/** In one text: list items would make a page of 24 cards read like a form. No line begins with a dot. */
const inOneLine = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('\u00a0· ');

/** Keeps a short value such as "4 Wheeler" in one line. */
const whole = (value: string) => value.replaceAll(' ', '\u00a0');

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

/** One property in a grid; the whole card is one link. The widths it offers are the usual ones of `Picture`. */
function Card({
  property,
  today,
  sizes = usualSizes,
  priority = false,
  level = 3,
  list,
  isListed = false,
}: Props) {
  const Heading = `h${level}` as const;
  const { name, address, status, date } = property;
  const isAmount = isPlainPrice(property.price);
  const maintenance = readCharge(property.maintenance);
  return (
    <article className={`stack ${styles.card}`} data-status={status}>
      <div className={`photo ${styles.picture}`}>
        <Picture
          source={property.images[0]}
          absent={picturesFollow}
          alt=""
          width={640}
          height={427}
          sizes={sizes}
          priority={priority}
        />
        <p className={styles.badge}>{statusText(status, shownCheck(property, today))}</p>
      </div>
      <p className={isAmount ? styles.rent : `${styles.rent} ${styles.words}`}>
        {formatRent(property.price)}
        {isAmount && (
          <span className="quiet small">
            {' '}
            {maintenance ? card.perMonthAnd(maintenance) : card.perMonth}
          </span>
        )}
      </p>
      <Heading className={`clamp ${styles.name}`} lang={languageOf(name)}>
        <a className="card-link" href={paths.property(property._id)}>
          {name}
        </a>
      </Heading>
      {!isListed && <Heart property={property} list={list} />}
      <p className={`clamp quiet small ${styles.address}`} lang={languageOf(address)}>
        {address}
      </p>
      <p className={`numbers ${styles.facts}`}>
        {inOneLine([
          roomsText(property.bedrooms, card.bedrooms),
          roomsText(property.bathrooms, card.bathrooms),
          formatSize(property.propertySize, card.size),
        ])}
      </p>
      <p className={`quiet numbers ${styles.more}`}>
        {inOneLine([
          choiceWords.category[property.category],
          whole(choiceWords.fStatus[property.fStatus]),
          property.parking !== 'None' && whole(shownValue('parking', property.parking)),
          property.gatedSecurity && card.gatedSecurity,
          property.lift && card.lift,
          property.veg && card.veg,
          property.pets && card.pets,
        ])}
      </p>
      <p className={`quiet numbers ${styles.more}`}>
        {card.listed(status === 'Available' && isNew(date, today))}{' '}
        <time dateTime={isoDay(date)}>{formatDay(date)}</time>
        {` · ${listings.agent}`}
      </p>
    </article>
  );
}

export const PropertyCard = memo(Card);
