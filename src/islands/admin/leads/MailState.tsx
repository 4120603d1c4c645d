import { useState } from 'react';
import { resendLead } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import { showToast } from '../../../stores/toasts';
import { Button } from '../Button';
import { describeDelivery } from './delivery';
import styles from './lead-detail.module.css';
import type { Act } from './use-inbox';

interface Props {
  lead: LeadSummary;
  act: Act;
}

/** How the mail to the office went, and once more if it did not. */
export function MailState({ lead, act }: Props) {
  const [isSending, setSending] = useState(false);
  const { text, isAlarm, canResend } = describeDelivery(lead.delivery);

  async function resend(): Promise<void> {
    setSending(true);
    const sent = await act(lead.id, () => resendLead(lead.id));
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
