import { enquiry } from '../../content/enquiry';
import { messages } from '../../content/messages';
import { problems } from '../../content/problems';
import { enquiryReference } from '../../domain/enquiry/id';
import { maxLengths } from '../../domain/enquiry/fields';
import { cleanNumber } from '../../domain/enquiry/phone';
import { enquiryInput, type Visit } from '../../domain/enquiry/schema';
import { storedForm } from '../../domain/form';
import { bodyLimit, checked, mediaType, readBytes } from '../http/request';
import { type FieldError, Problem, toProblem } from '../http/problem';
import { receiveEnquiry, visitErrors } from './receive';

const fieldNames = [
  'id',
  'propertyId',
  'propertyName',
  'name',
  'number',
  'subject',
  'email',
  'message',
  'visitKind',
  'visitDay',
  'visitTime',
  'zone',
  'website',
  'openFor',
] as const;

/** A form as the browser sends it, with an empty text for each missing field. */
type FormValues = Record<(typeof fieldNames)[number], string>;

function valuesOf(sent: URLSearchParams): FormValues {
  const entries = fieldNames.map((name) => [name, sent.get(name) ?? ''] as const);
  return Object.fromEntries(entries) as FormValues;
}

/** The form as the page first shows it; the fresh id makes a double click one enquiry. */
export function emptyForm(): FormValues {
  return valuesOf(new URLSearchParams({ id: crypto.randomUUID() }));
}

/** Whether a form is about a property. */
export function isAboutProperty({ propertyId, propertyName }: FormValues): boolean {
  return propertyId !== '' || propertyName !== '';
}

function shorten(name: keyof typeof maxLengths, typed: string): string {
  const maxLength = maxLengths[name];
  if (typed.length <= maxLength) return typed;
  // Characters that the schema does not count must not push the end of a text over the limit.
  return (name === 'number' ? cleanNumber(typed) : storedForm(typed)).slice(0, maxLength);
}

/**
 * The values of a rejected form as they are shown again: no text longer than its field, so that a stranger
 * cannot fill the page with whatever a request holds, and no invalid id.
 */
function shownAgain(values: FormValues): FormValues {
  const names = Object.keys(maxLengths) as (keyof typeof maxLengths)[];
  const texts = names.map((name) => [name, shorten(name, values[name])] as const);
  const { id, propertyId, zone } = enquiryInput.shape;
  return {
    ...values,
    ...Object.fromEntries(texts),
    id: id.parse(values.id) ?? crypto.randomUUID(),
    propertyId: propertyId.parse(values.propertyId) ?? '',
    zone: zone.parse(values.zone) ?? '',
  };
}

/** A form sends them empty when they are absent. */
const optionalNames: readonly string[] = ['id', 'propertyId', 'openFor', 'zone'];
/** Bytes; percent-encoding writes three for one. */
const formLimit = 3 * bodyLimit;

/** A form to be shown again: what was typed, and what is wrong. */
export interface RejectedForm {
  status: number;
  values: FormValues;
  errors: FieldError[];
  /** What is wrong with the form as a whole; empty when fields can be corrected. */
  message: string;
}

async function readForm(request: Request): Promise<FormValues> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    throw new Problem(415, problems.body.notAForm);
  }
  const bytes = await readBytes(request, formLimit);
  return valuesOf(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function messageOf({ status, detail, options }: Problem, values: FormValues): string {
  if (options.errors) return '';
  if (status === 413) return enquiry.errors.tooLong;
  if (status < 500) return detail;
  return isAboutProperty(values) ? messages.enquiry.enquiryFailed : messages.enquiry.contactFailed;
}

/** `receiveEnquiry` checks the visit once all other fields are valid; a form shows all errors at once. */
function errorsOf({ options }: Problem, values: FormValues, now: Date): FieldError[] {
  const errors = options.errors ?? [];
  const hasVisit = errors.some(({ field }) => field.startsWith('visit'));
  return errors.length === 0 || hasVisit ? errors : [...errors, ...visitErrors(values, now)];
}

function rejection(thrown: unknown, values: FormValues, now: Date): RejectedForm {
  const problem = toProblem(thrown);
  if (problem.status >= 500) console.error('A form could not be stored.', problem.options.cause);
  return {
    status: problem.status,
    values: shownAgain(values),
    errors: errorsOf(problem, values, now),
    message: messageOf(problem, values),
  };
}

/** A form that is stored. */
interface SentForm {
  /** The id of the property it was about; empty for none. */
  sentAbout: string;
  /** The enquiry's reference number. */
  reference: string;
  visit: Visit | undefined;
}

/** Receives a form sent without JavaScript. Returns what its sender is told once it is stored, else the form to be shown again. */
export async function receiveForm(
  request: Request,
  address: string | undefined,
): Promise<SentForm | RejectedForm> {
  const now = new Date();
  let values = emptyForm();
  try {
    values = await readForm(request);
    const given = Object.entries(values).filter(
      ([name, value]) => value !== '' || !optionalNames.includes(name),
    );
    const input = checked(Object.fromEntries(given), enquiryInput);
    const { enquiry: stored } = await receiveEnquiry(input, { address, now });
    const reference = enquiryReference(stored);
    return { sentAbout: values.propertyId, reference, visit: stored.visit };
  } catch (thrown) {
    return rejection(thrown, values, now);
  }
}
