import { enquiryWords } from '../../content/enquiries/enquiry';
import styles from './enquiry.module.css';

const { receipt } = enquiryWords;

interface Props {
  id?: string;
  reference: string;
  visit?: string | undefined;
  dialled: readonly string[];
}

/** Confirms a sent form: its reference number, how its sender's number will be dialled, and what happens next. */
export function Receipt({ id, reference, visit, dialled }: Props) {
  return (
    <div className={`stack ${styles.receipt}`}>
      <p id={id}>
        {receipt.thanks}
        {reference !== '' && (
          <>
            {' '}
            {receipt.reference}{' '}
            <strong className={`numbers ${styles.reference}`}>{reference}</strong>
          </>
        )}
      </p>
      {visit !== undefined && (
        <p>
          <strong>{visit}</strong> {receipt.visitNext}
        </p>
      )}
      {dialled.length > 0 && <p>{receipt.dialled(dialled)}</p>}
      <p className="field-label">{receipt.nextTitle}</p>
      <ul>
        {receipt.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
