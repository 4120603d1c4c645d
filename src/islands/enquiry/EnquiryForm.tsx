/**
 * The form by which a visitor asks, once its code is there: checked, sent without leaving the page, kept as a draft until it
 * is stored. Its fields are in `EnquiryFields.tsx`.
 */
import { useRef, type SubmitEvent } from 'react';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { messages } from '../../content/messages';
import { referenceText } from '../../content/properties/reference';
import type { OwnerService } from '../../domain/enquiry/owner';
import type { VisitingHours } from '../../domain/enquiry/visit';
import { makeReference } from '../../domain/reference';
import { paths } from '../../paths';
import { ErrorSummary } from '../form/ErrorSummary';
import { draftKey, EnquiryFields, type EnquiryKind } from './EnquiryFields';
import styles from './enquiry.module.css';
import { SentPanel } from './SentPanel';
import { useSubmission } from './use-submission';

interface Props {
  kind: EnquiryKind;
  hours: VisitingHours;
  /** For the form of an owner: the services that an owner can tick. */
  offered?: readonly OwnerService[] | undefined;
  propertyId?: string;
  propertyName?: string;
  /** The ids of its properties, and the form's first texts; `propertyName` then holds their references. */
  shortlist?: { ids: readonly string[]; subject: string; message: string };
}

/** The form of an enquiry: plain HTML at first, sent without leaving the page once hydrated. */
export default function EnquiryForm(props: Props) {
  const { kind, hours, offered, propertyId = '', propertyName = '', shortlist } = props;
  const { submission, submit, startAnother } = useSubmission(kind, hours);
  const form = useRef<HTMLFormElement>(null);
  const prefix = `${kind}-`;
  const errors = submission.state === 'invalid' ? submission.errors : [];
  const sending = submission.state === 'sending';
  const subject =
    shortlist?.subject ??
    (propertyName &&
      enquiryWords.aboutProperty(propertyName, referenceText(makeReference(propertyId))));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    submit(event.currentTarget);
    // If `submit` throws, the browser sends the form itself.
    event.preventDefault();
  };

  const onAnother = () => {
    if (form.current) startAnother(form.current);
  };

  return (
    <>
      {submission.state === 'sent' && (
        <SentPanel
          kind={kind}
          sent={submission.enquiry}
          reference={submission.reference}
          dialled={submission.dialled}
          onAnother={onAnother}
        />
      )}
      <form
        ref={form}
        hidden={submission.state === 'sent'}
        className="stack"
        method="post"
        action={paths.enquiryAbout(shortlist?.ids)}
        noValidate
        data-draft={draftKey(kind, shortlist?.ids.join() ?? propertyId)}
        onSubmit={onSubmit}
      >
        {submission.state === 'invalid' && (
          <ErrorSummary
            className={styles.summary}
            errors={errors}
            findId={({ field }) => prefix + field}
          >
            <p>{enquiryWords.errors.summary}</p>
          </ErrorSummary>
        )}
        <EnquiryFields
          kind={kind}
          prefix={prefix}
          values={{ propertyId, propertyName, subject, message: shortlist?.message ?? '' }}
          errors={errors}
          locked={sending}
          hours={hours}
          offered={offered}
        />
        <button type="submit" className="button" aria-disabled={sending || undefined}>
          {sending ? enquiryWords.sending : enquiryWords.button}
        </button>
        {submission.state === 'failed' && (
          <div className={styles.failed} role="alert">
            {kind === 'enquiry' && <strong>{messages.enquiry.enquiryFailed}</strong>}
            <p>{submission.advice}</p>
          </div>
        )}
        <p className="quiet small">
          {enquiryWords.privacy.text} <a href={paths.privacy}>{enquiryWords.privacy.link}</a>
        </p>
      </form>
    </>
  );
}
