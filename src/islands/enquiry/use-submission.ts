/**
 * From a filled form to a sent enquiry: what is checked in the browser (as the server checks it), the order of errors,
 * the states that the form shows, and what is said when sending fails.
 */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendEnquiry } from '../../api/enquiries';
import { type FailureKind, RequestFailed } from '../../api/failure';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { messages } from '../../content/messages';
import { visitFault } from '../../content/enquiries/visit';
import { cleanAddress, isEmailAddress } from '../../domain/email-address';
import { type EnquiryFieldName, enquiryFieldNames, maxLengths } from '../../domain/enquiry/fields';
import { canBeDialled, cleanNumber } from '../../domain/enquiry/phone';
import type { OwnerFieldName } from '../../domain/enquiry/owner';
import { maxOwnerLengths, ownerFieldNames, readOwner } from '../../domain/enquiry/owner';
import type { EnquiryInput } from '../../domain/enquiry/schema';
import type { VisitFieldName, VisitingHours } from '../../domain/enquiry/visit';
import { readVisit, visitFieldNames, visitKinds } from '../../domain/enquiry/visit';
import { makeReference } from '../../domain/reference';
import { storedForm } from '../../domain/typed-text';
import { now } from '../../stores/clock';
import { showToast } from '../toasts';
import type { EnquiryKind } from './EnquiryFields';

type FieldName = EnquiryFieldName | VisitFieldName | OwnerFieldName;

interface FieldError {
  field: FieldName;
  message: string;
}

export function findControl(
  form: HTMLFormElement,
  field: EnquiryFieldName,
): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

function checkEnquiry(form: HTMLFormElement, hours: VisitingHours): FieldError[] {
  const text = makeFieldReader(form);
  const errors = checkLengths(text);
  const add = (field: FieldName, message: string) => errors.push({ field, message });
  const email = text('email');
  const number = text('number');
  const hasInvalidNumber = findControl(form, 'number')?.validity.patternMismatch === true;
  if (email === '' && !hasInvalidNumber && !canBeDialled(number))
    add(number === '' ? 'email' : 'number', enquiryWords.errors.noReply);
  const isTooLong = email.length > maxLengths.email;
  if (email !== '' && !isTooLong && !isEmailAddress(email)) add('email', enquiryWords.errors.email);
  if (hasInvalidNumber) add('number', enquiryWords.patternHint);
  const visit = readVisit(readEnquiry(form), hours, now());
  const faults = visit && 'faults' in visit ? visit.faults : [];
  for (const fault of faults) add(fault.field, visitFault(fault));
  // The forms have their fields in different orders.
  const order = [...form.elements].map((control) => control.getAttribute('name'));
  return errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

type Submission =
  | { state: 'typing' }
  | { state: 'invalid'; errors: readonly FieldError[] }
  | { state: 'sending' }
  | { state: 'failed'; advice: string }
  | { state: 'sent'; enquiry: EnquiryInput; reference: string; dialled: readonly string[] };

const cleaners: Readonly<Record<string, (typed: string) => string>> = {
  email: cleanAddress,
  number: cleanNumber,
};

function makeFieldReader(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? (cleaners[name] ?? storedForm)(value) : '';
  };
}

function readEnquiry(form: HTMLFormElement): EnquiryInput {
  const text = makeFieldReader(form);
  const openFor = text('openFor');
  return {
    id: text('id') || undefined,
    propertyId: text('propertyId') || undefined,
    openFor: openFor === '' ? undefined : Number(openFor),
    propertyName: text('propertyName'),
    name: text('name'),
    number: text('number'),
    subject: text('subject'),
    email: text('email'),
    message: text('message'),
    visitKind: visitKinds.find((kind) => kind === text('visitKind')) ?? '',
    visitDay: text('visitDay'),
    visitTime: text('visitTime'),
    zone: text('zone') || undefined,
    website: text('website'),
    owner: text('kind') === 'owner' ? readOwner(text) : undefined,
  };
}

const fieldNames: readonly string[] = [
  ...enquiryFieldNames,
  ...visitFieldNames,
  ...ownerFieldNames,
];

function isField(name: string): name is FieldName {
  return fieldNames.includes(name);
}

/** The fields whose texts are too long, whether or not a form asks for them. */
export function checkLengths(text: (name: string) => string): FieldError[] {
  return Object.entries({ ...maxLengths, ...maxOwnerLengths }).flatMap(([name, max]) =>
    isField(name) && text(name).length > max
      ? [{ field: name, message: enquiryWords.errors.shorten(max) }]
      : [],
  );
}

/** Describes why a call failed; an unexpected error counts as a call that did not get through. */
export function describeSendFailure(thrown: unknown): { errors: FieldError[]; advice: string } {
  const { keepsText, offline, tooLong } = enquiryWords.errors;
  if (!(thrown instanceof RequestFailed)) return { errors: [], advice: keepsText };
  const errors = (thrown.problem?.errors ?? []).flatMap(({ field, message }) =>
    isField(field) ? [{ field, message }] : [],
  );
  const adviceByKind: Partial<Record<FailureKind, string>> = { 'too-large': tooLong, offline };
  return { errors, advice: adviceByKind[thrown.kind] ?? keepsText };
}

const keptFields = ['name', 'email', 'number'] as const;

/** Sends a form once; a failed attempt may be repeated. Shows the specification's toasts. */
export function useSubmission(kind: EnquiryKind, hours: VisitingHours) {
  const [submission, setSubmission] = useState<Submission>({ state: 'typing' });
  // From the first tap until it failed or another is begun: a second tap sends nothing.
  const isSubmitted = useRef(false);
  const position = kind === 'enquiry' ? 'top' : 'top-right';

  async function deliver(form: HTMLFormElement): Promise<Submission> {
    const sent = readEnquiry(form);
    let stored: Awaited<ReturnType<typeof sendEnquiry>>;
    try {
      stored = await sendEnquiry(sent);
    } catch (error) {
      const failure = describeSendFailure(error);
      if (failure.errors.length > 0) return { state: 'invalid', errors: failure.errors };
      if (kind !== 'enquiry')
        showToast(messages.enquiry.contactFailed, { tone: 'error', position });
      return { state: 'failed', advice: failure.advice };
    }
    form.reset();
    showToast(messages.enquiry.sent, { tone: 'success', position });
    const { id, dialled } = stored;
    return { state: 'sent', enquiry: sent, reference: makeReference(id), dialled };
  }

  function submit(form: HTMLFormElement): void {
    if (isSubmitted.current) return;
    const errors = checkEnquiry(form, hours);
    if (errors.length > 0) {
      setSubmission({ state: 'invalid', errors });
      return;
    }
    isSubmitted.current = true;
    setSubmission({ state: 'sending' });
    void deliver(form).then((outcome) => {
      isSubmitted.current = outcome.state === 'sent';
      setSubmission(outcome);
    });
  }

  function startAnother(form: HTMLFormElement): void {
    if (submission.state !== 'sent') return;
    for (const name of keptFields) {
      const control = findControl(form, name);
      if (control) control.value = submission.enquiry[name];
    }
    isSubmitted.current = false;
    flushSync(() => setSubmission({ state: 'typing' }));
    findControl(form, 'message')?.focus();
  }

  return { submission, submit, startAnother };
}
