import { RequestFailed } from '../../api/request';
import { enquiry, type EnquiryFieldName } from '../../content/enquiry';
import { enquiryForm } from '../../content/enquiry-form';
import type { FieldError } from './check';

/** Why a form was not sent: fields to correct, or what to do instead. */
export interface Failure {
  errors: FieldError[];
  advice: string;
}

const tooLarge = 413;

function isField(name: string): name is EnquiryFieldName {
  return Object.hasOwn(enquiry.fields, name);
}

function adviceFor(status: number): string {
  if (status === tooLarge) return enquiry.errors.tooLong;
  return status === 0 && !navigator.onLine ? enquiryForm.offline : enquiry.errors.keepsText;
}

/** Reads the failure of a call; anything unexpected is a call that did not get through. */
export function readFailure(thrown: unknown): Failure {
  if (!(thrown instanceof RequestFailed)) return { errors: [], advice: enquiry.errors.keepsText };
  const errors = (thrown.problem?.errors ?? []).flatMap(({ field, message }) =>
    isField(field) ? [{ field, message }] : [],
  );
  return { errors, advice: adviceFor(thrown.status) };
}
