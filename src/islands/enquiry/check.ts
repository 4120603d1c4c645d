import { enquiry } from '../../content/enquiry';
import type { EnquiryFieldName } from '../../domain/enquiry/fields';
import { canBeDialled, cleanNumber } from '../../domain/enquiry/phone';

export interface FieldError {
  field: EnquiryFieldName;
  message: string;
}

/** The control of a field. */
function controlOf(
  form: HTMLFormElement,
  field: EnquiryFieldName,
): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** What must be corrected before the form can be sent; the server checks the same again. */
export function checkForm(form: HTMLFormElement): FieldError[] {
  const errors: FieldError[] = [];
  const email = controlOf(form, 'email');
  const number = controlOf(form, 'number');
  const typed = cleanNumber(number?.value ?? '');
  const isOdd = number?.validity.patternMismatch === true;
  const hasEmail = email?.value.trim() !== '' || email.validity.badInput;
  if (!hasEmail && !isOdd && !canBeDialled(typed)) {
    errors.push({ field: typed === '' ? 'email' : 'number', message: enquiry.errors.noReply });
  }
  if (email?.validity.typeMismatch) {
    errors.push({ field: 'email', message: enquiry.errors.email });
  }
  if (isOdd) {
    errors.push({ field: 'number', message: enquiry.patternHint });
  }
  return errors;
}
