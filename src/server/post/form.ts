/**
 * A form of an enquiry that a browser without a script has sent: what is read of it, how it is shown again with its errors,
 * and what its sender is told on the next page.
 */
import { enquiryWords } from '../../content/enquiries/enquiry';
import { messages } from '../../content/messages';
import { problems } from '../../content/problems';
import { enquiryReference } from '../../domain/enquiry/id';
import { ownerFieldNames, type OwnerFieldName, readOwner } from '../../domain/enquiry/owner';
import type { Enquiry, EnquiryInput, Visit } from '../../domain/enquiry/schema';
import { enquiryInput } from '../../domain/enquiry/schema';
import { paths } from '../../paths';
import { isSecure } from '../auth/cookies';
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
  sentAbout: string;
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
    return { sentAbout: values.propertyId, kind, reference, visit, dialled };
  } catch (thrown) {
    return rejectForm(thrown, values, now);
  }
}

/*
 * The page that answers such a form has an address of its own, which holds nothing personal. How the number will be dialled
 * goes there in a cookie that no other page gets.
 */

const cookieName = 'dialled';
const maxCookieSeconds = 600;

/** The `Set-Cookie` line that brings the numbers to the answer of a request, for ten minutes. */
export function keepDialled(request: Request, dialled: readonly string[]): string {
  const value = encodeURIComponent(dialled.join(','));
  const line = `${cookieName}=${value}; Path=${paths.enquiry}; Max-Age=${maxCookieSeconds}; HttpOnly; SameSite=Strict`;
  return isSecure(request) ? `${line}; Secure` : line;
}

const dialledNumber = /^\+[\d -]+(?: ext\. \d+)?$/;

/** The numbers that the cookie of a request has; [] for anything else. */
export function readDialledCookie(request: Request): string[] {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const found = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? '';
  try {
    const numbers = decodeURIComponent(found.slice(cookieName.length + 1)).split(',');
    return numbers.filter((number) => dialledNumber.test(number));
  } catch {
    return [];
  }
}
