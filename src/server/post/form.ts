/**
 * A form of an enquiry that a browser without a script has sent: what is read of it, how it is shown again with its errors,
 * and what its sender is told once it is stored.
 */
import { enquiryWords } from '../../content/enquiries/enquiry';
import { messages } from '../../content/messages';
import { problems } from '../../content/problems';
import { enquiryReference } from '../../domain/enquiry/id';
import { ownerFieldNames, type OwnerFieldName, readOwner } from '../../domain/enquiry/owner';
import type { Enquiry, EnquiryInput, Visit } from '../../domain/enquiry/schema';
import { enquiryInput } from '../../domain/enquiry/schema';
import { bodyLimit, validate, mediaType, readBytes } from '../http/request';
import { type FieldError, Problem, toProblem } from '../http/problem';
import { receiveEnquiry, visitErrors } from './receive';

type FormValues = Record<Exclude<keyof EnquiryInput, 'owner'> | 'kind' | OwnerFieldName, string>;
const fieldNames = [...Object.keys(enquiryInput.shape), 'kind', ...ownerFieldNames].filter(
  (name) => name !== 'owner',
);

function readValues(sent: URLSearchParams): FormValues {
  const values = fieldNames.map((name) => [name, sent.get(name) ?? '']);
  // `fromEntries` forgets which names there are.
  return Object.fromEntries(values) as FormValues;
}

/** The form as the page first shows it; the fresh id makes a double click one enquiry. */
export function emptyForm(): FormValues {
  return readValues(new URLSearchParams({ id: crypto.randomUUID() }));
}

export function isAboutProperty({ propertyId, propertyName }: FormValues): boolean {
  return propertyId !== '' || propertyName !== '';
}

/** An id that is none, of a form that somebody has changed, must not reject what a visitor wrote. */
function cleanIds(values: FormValues): FormValues {
  const { id, propertyId, zone } = enquiryInput.shape;
  return {
    ...values,
    id: id.parse(values.id) ?? crypto.randomUUID(),
    propertyId: propertyId.parse(values.propertyId) ?? '',
    zone: zone.parse(values.zone) ?? '',
  };
}

/** Bytes; percent-encoding writes three for one. */
const formLimit = 3 * bodyLimit;

export interface RejectedForm {
  status: number;
  values: FormValues;
  errors: FieldError[];
  message: string;
}

async function readForm(request: Request): Promise<FormValues> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw new Problem(415, problems.body.notAForm);
  const bytes = await readBytes(request, formLimit);
  return readValues(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** What is said above the form; '' where errors stand at its fields. */
function formatMessage({ status, detail, options }: Problem, values: FormValues): string {
  if (options.errors) return '';
  if (status === 413) return enquiryWords.errors.tooLong;
  if (status < 500) return detail;
  return isAboutProperty(values) ? messages.enquiry.enquiryFailed : messages.enquiry.contactFailed;
}

/** `receiveEnquiry` checks the visit last; a form shows all errors at once. */
function readErrors({ options }: Problem, values: FormValues, now: Date): FieldError[] {
  const errors = options.errors ?? [];
  const hasVisit = errors.some(({ field }) => field.startsWith('visit'));
  return errors.length === 0 || hasVisit ? errors : [...errors, ...visitErrors(values, now)];
}

function rejectForm(thrown: unknown, values: FormValues, now: Date): RejectedForm {
  const problem = toProblem(thrown);
  if (problem.status >= 500) console.error('A form could not be stored.', problem.options.cause);
  return {
    status: problem.status,
    values: cleanIds(values),
    errors: readErrors(problem, values, now),
    message: formatMessage(problem, values),
  };
}

interface SentForm {
  /** '' where it is about no home. */
  propertyId: string;
  kind: Enquiry['kind'];
  reference: string;
  visit: Visit | undefined;
  dialled: readonly string[];
}

/** Receives a form sent without JavaScript. Returns what its sender is told once it is stored, else the form to be shown again. */
export async function receiveForm(
  request: Request,
  ip: string | undefined,
): Promise<SentForm | RejectedForm> {
  const now = new Date();
  let values = emptyForm();
  try {
    values = await readForm(request);
    const owner = values.kind === 'owner' ? { owner: readOwner((name) => values[name]) } : {};
    const input = validate({ ...values, ...owner }, enquiryInput);
    const { enquiry: stored } = await receiveEnquiry(input, { ip, now });
    const reference = enquiryReference(stored);
    const { kind, visit, dialled } = stored;
    return { propertyId: values.propertyId, kind, reference, visit, dialled };
  } catch (thrown) {
    return rejectForm(thrown, values, now);
  }
}
