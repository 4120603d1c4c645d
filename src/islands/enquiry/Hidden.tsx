import { enquiry } from '../../content/enquiry';
import styles from './enquiry.module.css';

interface Props {
  prefix: string;
  propertyId: string;
  propertyName: string;
}

/** What goes along unseen: the home, and the field that only machines fill. */
export function Hidden({ prefix, propertyId, propertyName }: Props) {
  const trap = `${prefix}-website`;
  return (
    <>
      {propertyName && <input type="hidden" name="propertyName" value={propertyName} />}
      {propertyId && <input type="hidden" name="propertyId" value={propertyId} />}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trap}>{enquiry.honeypot}</label>
        <input id={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
