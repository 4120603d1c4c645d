import { enquiry } from '../../content/enquiry';
import { messages } from '../../content/messages';
import { leadInput } from '../../domain/lead/schema';
import { bodyLimit, checked } from '../http/body';
import { Problem, type FieldError } from '../http/problem';
import { toProblem } from '../http/problem-response';
import { mediaType, readBytes } from '../http/read-bytes';
import { emptyForm, isAboutHome, shownAgain, valuesOf, type FormValues } from './form-values';
import { receiveLead } from './receive';

/** In a form they are empty when they are not there. */
const optionalNames: readonly string[] = ['id', 'propertyId', 'openFor'];
/** Bytes; percent-encoding writes three for one. */
const formLimit = 3 * bodyLimit;

/** A form to be shown again: what was typed, and what is wrong. */
export interface RefusedForm {
  status: number;
  values: FormValues;
  errors: FieldError[];
  /** Of the form as a whole; empty when fields can be corrected. */
  message: string;
}

async function readForm(request: Request): Promise<FormValues> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') {
    throw new Problem(415, 'Send the form as application/x-www-form-urlencoded.');
  }
  const bytes = await readBytes(request, formLimit);
  return valuesOf(new URLSearchParams(new TextDecoder().decode(bytes)));
}

function messageOf({ status, detail, options }: Problem, values: FormValues): string {
  if (options.errors) return '';
  if (status === 413) return enquiry.errors.tooLong;
  if (status < 500) return detail;
  return isAboutHome(values) ? messages.lead.enquiryFailed : messages.lead.contactFailed;
}

function refusal(thrown: unknown, values: FormValues): RefusedForm {
  const problem = toProblem(thrown);
  if (problem.status >= 500) console.error('A form could not be stored.', problem.options.cause);
  return {
    status: problem.status,
    values: shownAgain(values),
    errors: problem.options.errors ?? [],
    message: messageOf(problem, values),
  };
}

/**
 * Takes a form that was sent without JavaScript. Answers the id of the home it was about (empty for
 * none) once the lead is stored, else the form to be shown again.
 */
export async function receiveForm(
  request: Request,
  address: string | undefined,
): Promise<{ sentAbout: string } | RefusedForm> {
  let values = emptyForm();
  try {
    values = await readForm(request);
    const given = Object.entries(values).filter(
      ([name, value]) => value !== '' || !optionalNames.includes(name),
    );
    const input = checked(Object.fromEntries(given), leadInput);
    await receiveLead(input, { address, now: new Date() });
    return { sentAbout: values.propertyId };
  } catch (thrown) {
    return refusal(thrown, values);
  }
}
