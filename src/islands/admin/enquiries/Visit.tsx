import { inboxVisit as words } from '../../../content/inbox-visit';
import { officeTimeText } from '../../../content/office-time';
import { clocksOf } from '../../../domain/clock';
import type { Visit as AskedVisit } from '../../../domain/enquiry/schema';
import { paths } from '../../../paths';
import DownloadLink from '../DownloadLink';
import styles from './detail.module.css';

interface Props {
  enquiry: { id: string };
  visit: AskedVisit;
  /** Whether somebody else asks for the same home at the same time. */
  isDouble: boolean;
}

/** The visit or call that an enquiry asks for, in both clocks; the office answers by a reply. */
export function Visit({ enquiry, visit, isDouble }: Props) {
  const id = `enquiry-${enquiry.id}-visit`;
  return (
    <section className={styles.visit} aria-labelledby={id}>
      <h3 id={id}>{words.title(visit.kind)}</h3>
      <p>
        <time dateTime={visit.at}>{officeTimeText(clocksOf(visit.at, visit.zone))}</time>
      </p>
      {isDouble && <p className="field-error">{words.double}</p>}
      <p className="quiet small no-print">{words.listed}</p>
      <div className={`${styles.days} no-print`}>
        <DownloadLink
          href={paths.api.enquiryCalendar(enquiry.id)}
          className="button-text"
          label={words.calendar}
        />
      </div>
    </section>
  );
}
