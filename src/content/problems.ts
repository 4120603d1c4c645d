/**
 * What the API says when a call fails, to people of the office and to whoever calls it: what happened, what was kept,
 * what to do.
 */
import type { DocumentName, StoredName } from '../domain/backup/documents';

export const storedWords: Readonly<Record<DocumentName, string>> = {
  company: 'facts of the company',
  properties: 'properties',
  blogs: 'blog posts',
  enquiries: 'enquiries',
  subscribers: 'subscribers',
};

function waitText(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export const problems = {
  crossOrigin:
    'We could not verify this request. Reload the page; your unsaved changes will be offered again.',
  signedOut: 'You are not signed in, or your session has ended. Sign in and try again.',
  storeUnavailable: 'The data store did not answer. Nothing was lost; try again in a moment.',
  busy: 'The site is too busy just now. Nothing was lost; try again in a minute.',
  /** `night` is the day of the last backup that has them; '' where none has. */
  damaged: (kind: StoredName, night: string) =>
    kind === 'people'
      ? 'The list of people is damaged, so nobody can sign in. Give SETUP_CODE in Netlify new words, deploy, and use them on the page for signing in.'
      : `The stored ${storedWords[kind]} are damaged or missing, so nothing is shown or changed. To bring them back, restore ${night === '' ? 'a backup that you have downloaded' : `the nightly backup of ${night}`}. Whoever set up this site finds the steps in docs/backup.md.`,
  conflict: 'Somebody saved this record in the meantime. Compare, then save again.',
  internal:
    'Something went wrong on our side. Try again; if it happens again, tell us the request id.',

  tooMuch: 'All of this together is more than one answer holds. Ask for each record by its id.',
  unknownAddress: 'There is no such address in this API.',
  wrongMethod: (method: string, allowed: string) =>
    `This address does not support ${method}. It supports: ${allowed}.`,
  invalidId: 'The address contains an invalid id: up to 64 letters, digits, "-" and "_".',
  invalidIfMatch: 'If-Match needs the ETag that the record was loaded with, in quotes.',
  invalidIdempotencyKey:
    'Idempotency-Key needs an id: 1 to 64 letters, digits, "-" and "_", beginning with a letter or digit.',

  body: {
    notJson: 'Send the data as JSON, with the content type application/json.',
    notAForm: 'Send the form as application/x-www-form-urlencoded.',
    packed: (coding: string) =>
      `The body is packed (content encoding “${coding}”), which is not read here. Send it as it is.`,
    notUtf8: 'The body is not valid UTF-8 text.',
    malformed: 'The body is not valid JSON.',
    tooLarge: (kilobytes: number) =>
      `The request is larger than ${kilobytes} KB. Send less at once.`,
    invalid: 'The data is invalid.',
    /** The first error, and how many more there are. */
    errors: (field: string, message: string, more: number) =>
      `${field === '' ? '' : `${field}: `}${message}${more > 0 ? ` And ${more} more.` : ''}`,
  },
  upload: {
    notAForm: (file: string) =>
      `Send the ${file} as a form (multipart/form-data) with the field "file".`,
    malformed: (file: string) => `The form could not be read. Send the ${file} again.`,
    missing: (file: string) => `Choose a ${file}.`,
    tooLarge: (file: string, megabytes: number) =>
      `The ${file} is larger than ${megabytes} MB. Choose a smaller one.`,
  },
  picture: {
    noun: 'picture',
    unknownType: 'This file is not a picture that browsers show. Use JPEG, PNG, WebP, AVIF or GIF.',
    unreadable:
      'This picture is damaged or incomplete. Open it, save it again as JPEG or PNG, and upload that.',
    highDynamicRange:
      'This picture has colours for bright screens (HDR), which would come out wrong here. Save it as JPEG, and upload that.',
    tooManyPixels: (millions: number) =>
      `This picture has more than ${millions} million pixels. Make it smaller, then upload it again.`,
    tooSlow:
      'It took too long to read this picture, so it is not saved. Try again in a moment, or make it smaller.',
    notBare:
      'This picture is cut off, or holds more than a picture, such as the place where it was taken. Add it to its home or post again: then only the picture is kept.',
    missing: 'This picture does not exist.',
  },
  backup: {
    tooMuch:
      'This document is larger than one answer holds. The site itself still copies it each night.',
    missing: 'There is no such backup. For the list of nights see /api/backup/nights.',
    notADocument: (megabytes: number, records: string) =>
      `This is not a document of a backup: it cannot be read, or unpacks to more than ${megabytes} MB or ${records} records.`,
    tooLarge: 'This document is larger than the 4.5 MB that a restore takes.',
  },
  signIn: {
    notSetUp:
      'The set-up code is not set. In Netlify give SETUP_CODE ten characters or more, and deploy.',
    nobody: 'Nobody can sign in yet. Reload the page: it says what to do.',
    wrongCode: 'This is not the set-up code. Capital letters count.',
    usedCode: 'This code was used already. In Netlify give SETUP_CODE new words, and deploy.',
    gone: 'This link was used already, or is older than 48 hours. Ask for another one.',
    taken: {
      username: 'Somebody else has this user name, or one that looks the same. Choose another.',
      name: 'Somebody else has this name, or one that looks the same. Add something to it, such as an initial.',
    },
    last: 'This is the last person who can sign in. Invite another first.',
    storedNotIn:
      'Your user name and password are stored, but you could not be signed in just now. Sign in with them in a moment.',
    wrongPassword: 'This is not your current password.',
    ownLink:
      'Change your own password under “Your name and password”; it asks for your current one.',
    missingPerson: 'This person is not here any more.',
    tooManyAttempts: (minutes: number) => `Too many attempts. Try again in ${waitText(minutes)}.`,
    /** Somebody else may have used up the attempts: what they cannot touch is the way out. */
    tooManyFromStrangers: (minutes: number) =>
      `Too many attempts. Try again in ${waitText(minutes)}. You need not wait in a browser in which you have signed in before, or with a link that somebody who can sign in makes for you: under People, “New password”.`,
  },
} as const;

export const records = {
  missing: {
    property: 'This property does not exist, or was deleted.',
    blog: 'This blog post does not exist, or was deleted.',
    company: 'Nothing of the company is saved yet.',
  },
  oneMissing: 'A selected record no longer exists, or was deleted, so nothing was changed.',
  tooManyWhole:
    'All whole records together are more than one answer holds. Ask for each by its id.',
  missingEnquiry: 'This enquiry does not exist, or was erased.',
  noVisit: 'This enquiry asks for no visit and no call.',
  visibleSoon: 'Visitors see the change within five minutes',
} as const;
