/** What stands where no homes are, and where it leads on to: some homes, all homes, or the office. */
import type { ReactNode } from 'react';
import { allHomes, emptyText } from '../../content/properties/empty';
import { listings } from '../../content/properties/listings';
import type { PropertySummary } from '../../domain/property/schema';
import { paths } from '../../paths';
import { Picture } from '../picture/Picture';
import { PropertyCard } from '../property-card/PropertyCard';
import styles from './empty.module.css';

interface Props {
  title: string;
  level: 1 | 2;
  /** What is not here, and what to do. */
  children: ReactNode;
  /** Homes to go on with, and their title. */
  homes: readonly PropertySummary[];
  homesTitle?: string | undefined;
  /** What each of them lacks. */
  lacking?: readonly string[] | undefined;
  today: string;
  /** As of a card. */
  list?: readonly string[];
}

const sizes = '(min-width: 62rem) 26rem, (min-width: 46rem) 30vw, calc(100vw - 2rem)';

/** To the office, where there is nothing else to go on to. */
export function AskOffice() {
  return (
    <a className="button" href={paths.contact}>
      {listings.empty.ask}
    </a>
  );
}

/** To all homes; where there are none, to the office. */
export function WayOn({ homes }: Pick<Props, 'homes'>) {
  return homes.length > 0 ? (
    <a className="button" href={paths.properties}>
      {allHomes}
    </a>
  ) : (
    <AskOffice />
  );
}

/** What stands where nothing is to show: an empty plot, words, and homes to go on with. */
export function Empty(props: Props) {
  const {
    title,
    level,
    children,
    homes,
    homesTitle = emptyText.newest,
    lacking,
    today,
    list,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <>
      <section className={styles.empty}>
        <div className={styles.drawing}>
          <Picture
            source={emptyText.drawing}
            alt=""
            width={600}
            height={400}
            sizes="(min-width: 40rem) 22rem, 60vw"
          />
        </div>
        <div className="stack">
          <Heading>{title}</Heading>
          {children}
        </div>
      </section>
      {homes.length > 0 && (
        <section className={`no-print ${styles.homes}`}>
          <h2>{homesTitle}</h2>
          <ul role="list">
            {homes.map((property, index) => (
              <li key={property._id}>
                <PropertyCard property={property} today={today} sizes={sizes} list={list} />
                {lacking?.[index] && <p className="quiet small">{lacking[index]}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
