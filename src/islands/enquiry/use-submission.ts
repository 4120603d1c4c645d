import { useRef, useState } from 'react';
import { sendLead } from '../../api/leads';
import { messages } from '../../content/messages';
import { showToast } from '../../stores/toasts';
import { checkForm, type FieldError } from './check';
import { leadOf } from './lead';
import { readFailure } from './failure';

export type EnquiryKind = 'contact' | 'enquiry';

/** Where a form is between typing and its confirmation. */
export type Submission =
  | { state: 'typing' }
  | { state: 'invalid'; errors: readonly FieldError[] }
  | { state: 'sending' }
  | { state: 'failed'; advice: string }
  | { state: 'sent' };

/** Sends a form once at a time, and says in toasts what the catalogue of messages asks for. */
export function useSubmission(kind: EnquiryKind) {
  const [submission, setSubmission] = useState<Submission>({ state: 'typing' });
  const sending = useRef(false);
  const place = kind === 'contact' ? 'top-right' : 'top';

  async function deliver(form: HTMLFormElement): Promise<Submission> {
    try {
      await sendLead(leadOf(form));
    } catch (error) {
      const failure = readFailure(error);
      if (failure.errors.length > 0) return { state: 'invalid', errors: failure.errors };
      if (kind === 'contact') showToast(messages.lead.contactFailed, { tone: 'error', place });
      return { state: 'failed', advice: failure.advice };
    }
    form.reset();
    showToast(messages.lead.sent, { tone: 'success', place });
    return { state: 'sent' };
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    const errors = checkForm(form);
    if (errors.length > 0) {
      setSubmission({ state: 'invalid', errors });
      return;
    }
    sending.current = true;
    setSubmission({ state: 'sending' });
    setSubmission(await deliver(form));
    sending.current = false;
  }

  return { submission, submit };
}
