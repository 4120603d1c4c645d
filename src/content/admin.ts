import { groupDigits } from '../domain/number';
import { choiceWords } from './choices';
import { countOf } from './count';

/** The words that all screens of the admin area share. */
export const admin = {
  cancel: 'Cancel',
  undo: 'Undo',
  viewOnSite: 'View on site',
  more: (left: number) => `Show more (${groupDigits(left)} left)`,
  partMissing:
    'A part of this page could not be loaded. Check your connection and try again. If that does not help, reload the page; unsaved changes will be offered again.',
  downloadFailed: 'The file could not be downloaded. Check your connection and try again.',
  session: {
    logout: 'Logout',
    logoutFailed: 'You are still signed in: the site could not be reached. Try again.',
  },
} as const;

/** The words of the admin area's menu. */
export const adminMenu = {
  label: 'Admin area',
  pages: {
    properties: 'Properties',
    blogs: 'Blogs',
    enquiries: 'Enquiries',
    bulk: 'Bulk upload',
    trash: 'Trash',
    setup: 'Set-up',
  },
  viewSite: 'View site',
} as const;

/** Why a call failed and what to do, in the admin area. */
export const failures = {
  offline: 'You are offline. Try again when you are connected.',
  unanswered: 'The site did not answer. Check your connection, then try again.',
  'signed-out': 'You are signed out. Try again and enter the password.',
  forbidden:
    'We could not verify this request. Reload the page; your unsaved changes will be offered again.',
  gone: 'This no longer exists. Reload the page to see what does.',
  conflict: 'Somebody else changed this in the meantime. Reload the page, then try again.',
  'too-large': 'This is too large to be sent.',
  busy: 'The data store did not answer. Wait a moment, then try again.',
  /** The id names the request in the server's log. */
  other: (requestId?: string) =>
    `Something went wrong. Try again. If it keeps happening, contact the people who run the site${requestId === undefined ? '' : ` and give them this number: ${requestId}`}.`,
} as const;

/** The words of the home page of the admin area. */
export const adminHome = {
  title: 'Admin area',
  nothingTitle: 'Nothing is waiting',
  nothing:
    'There are no new enquiries, no next action is due, and there is no visit or call in the next 7 days.',
  due: (day: string) => `Due ${day}`,
  counts: {
    title: 'Properties',
    labels: { ...choiceWords.status, incomplete: 'Incomplete' },
  },
  attention: 'What needs attention',
  more: (count: number) => `Show all ${groupDigits(count)}`,
  missing: {
    enquiries: 'The enquiries could not be loaded. Nothing is lost; try again in a moment.',
    properties: 'The properties could not be checked. Nothing is lost; try again in a moment.',
  },
  left: (count: number) =>
    `${countOf(count, 'more enquiry is', 'more enquiries are')} still being read, and not counted here. The inbox shows them as they come.`,
  nobody: 'No name given',
  unnamed: 'Property without a name',
  groups: {
    new: (count: number) => countOf(count, 'new enquiry', 'new enquiries'),
    due: (count: number) => countOf(count, 'next action is due', 'next actions are due'),
    visits: (count: number) =>
      countOf(count, 'visit or call in the next 7 days', 'visits and calls in the next 7 days'),
    failed: (count: number) =>
      countOf(count, 'enquiry email was not sent', 'enquiry emails were not sent'),
    quarantined: (count: number) =>
      countOf(count, 'enquiry flagged as possible spam', 'enquiries flagged as possible spam'),
    confirm: (count: number) =>
      countOf(count, 'property to be confirmed this week', 'properties to be confirmed this week'),
    rent: (count: number) => countOf(count, 'property without a rent', 'properties without a rent'),
    picture: (count: number) =>
      countOf(count, 'property without a picture', 'properties without a picture'),
    map: (count: number) =>
      countOf(count, 'property without a map link', 'properties without a map link'),
  },
} as const;
