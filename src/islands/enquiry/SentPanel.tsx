/**
 * What a visitor sees once an enquiry is stored: its reference, the visit, how the number will be dialled, and what was
 * written.
 */
import { useEffect, useRef } from 'react';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { ownerForm, ownerRows } from '../../content/enquiries/owner';
import { askedText } from '../../content/enquiries/visit';
import { readClocks } from '../../domain/clock';
import type { EnquiryInput } from '../../domain/enquiry/schema';
import { findInstant } from '../../domain/date';
import type { EnquiryKind } from './EnquiryFields';
import styles from './enquiry.module.css';
import { Receipt } from './Receipt';

interface Props {
  kind: EnquiryKind;
  sent: EnquiryInput;
  reference: string;
  dialled: readonly string[];
  onAnother: () => void;
}

function visitText({ visitKind, visitDay, visitTime, zone }: EnquiryInput): string | undefined {
  const at = findInstant(visitDay, visitTime);
  return visitKind === '' || at === null ? undefined : askedText(visitKind, readClocks(at, zone));
}

/** Takes the place of a form that was sent, and the focus. */
export function SentPanel({ kind, sent, reference, dialled, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = [
    ...ownerRows(sent.owner, ownerForm.labels),
    ...enquiryWords.forms[kind].labels.map(([name, label]) => [label, sent[name]] as const),
  ];
  const headingId = `${kind}-sent`;
  const receiptId = `${kind}-receipt`;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A form is longer than what takes its place: the page is left below it.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section className={`stack ${styles.sent}`} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1} aria-describedby={receiptId}>
        {enquiryWords.receipt.title}
      </h3>
      <Receipt id={receiptId} reference={reference} visit={visitText(sent)} dialled={dialled} />
      <p className="field-label">{enquiryWords.receipt.sentTitle}</p>
      <dl className="stack tight">
        {rows
          .filter(([, text]) => text.trim() !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt className="quiet small">{label}</dt>
              <dd className="lines">{text}</dd>
            </div>
          ))}
      </dl>
      <button type="button" className="button button-quiet" onClick={onAnother}>
        {enquiryWords.receipt.another}
      </button>
    </section>
  );
}
