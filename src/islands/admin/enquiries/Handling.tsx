import { useState } from 'react';
import { resendEnquiry, updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { EnquirySummary } from '../../../domain/enquiry/inbox';
import { enquiryStatuses, type EnquiryStatus } from '../../../domain/enquiry/handling';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { useConfirm } from '../dialog/use-confirm';
import { describeDelivery } from './delivery';
import styles from './detail.module.css';
import inboxStyles from './inbox.module.css';
import type { Act } from './use-enquiries';

interface Props {
  enquiry: EnquirySummary;
  act: Act;
}

/** The status of an enquiry; one click on another is saved at once. */
export function Status({ enquiry, act }: Props) {
  const [chosen, setChosen] = useState<EnquiryStatus | null>(null);
  const current = chosen ?? enquiry.status;

  async function choose(status: EnquiryStatus): Promise<void> {
    setChosen(status);
    await act(enquiry.id, () => updateEnquiry(enquiry.id, { status }));
    // From here on the enquiry has the status: the new one, or the old one after a rejection.
    setChosen(null);
  }

  return (
    <div
      role="group"
      aria-label={inbox.status}
      className={`${inboxStyles.choices} ${styles.statuses}`}
    >
      {enquiryStatuses.map((status) => (
        <Button
          key={status}
          aria-pressed={status === current}
          onClick={() => {
            if (status !== current) void choose(status);
          }}
        >
          {inbox.statuses[status]}
        </Button>
      ))}
    </div>
  );
}

/** Whether the enquiry was emailed, and a way to send it again if not. */
export function Delivery({ enquiry, act }: Props) {
  const [isSending, setSending] = useState(false);
  const { text, isAlarm, canResend } = describeDelivery(enquiry.delivery);

  async function resend(): Promise<void> {
    setSending(true);
    const sent = await act(enquiry.id, () => resendEnquiry(enquiry.id));
    setSending(false);
    if (!sent) return;
    if (sent.delivery.state === 'sent') showToast(inbox.resent, { tone: 'success' });
    else showToast(inbox.notResent, { tone: 'error' });
  }

  return (
    <div className={styles.delivery}>
      <p role="status" className={isAlarm ? 'field-error' : 'field-hint'}>
        {text}
      </p>
      {canResend && (
        <Button
          className="button button-quiet"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void resend();
          }}
        >
          {inbox.resend}
        </Button>
      )}
    </div>
  );
}

interface EraseProps {
  enquiry: EnquirySummary;
  onErase: (id: string) => Promise<void>;
}

/** Erases an enquiry when somebody asks for it; the only action here that cannot be undone. */
export function Erase({ enquiry, onErase }: EraseProps) {
  const { ask, dialog } = useConfirm();

  async function erase(): Promise<void> {
    const { title, text, confirm } = inbox.erase;
    if (await ask({ title: title(enquiry.name), text, confirm })) await onErase(enquiry.id);
  }

  return (
    <p>
      <Button className="button-text" onClick={() => void erase()}>
        {inbox.actions.erase}
      </Button>
      {dialog}
    </p>
  );
}
