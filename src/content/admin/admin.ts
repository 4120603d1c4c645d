import { groupDigits } from '../../domain/number';

/** The words that all screens of the admin area share. */
export const admin = {
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  viewOnSite: 'View on site',
  partFailed:
    'Something on this page failed. Reload the page; unsaved changes will be offered again.',
  reload: 'Reload',
  downloadFailed: (reason: string) => `The file could not be downloaded. ${reason}`,
  more: (left: number) => `Show more (${groupDigits(left)} left)`,
  session: {
    logout: 'Logout',
    logoutFailed: 'You are still signed in: the site could not be reached. Try again.',
  },
} as const;

export const adminMenu = {
  label: 'Admin area',
  pages: {
    properties: 'Properties',
    blogs: 'Blogs',
    enquiries: 'Enquiries',
    bulk: 'Bulk upload',
    company: 'Company',
    people: 'People',
    trash: 'Trash',
    setup: 'Set-up',
  },
  viewSite: 'View site',
} as const;
