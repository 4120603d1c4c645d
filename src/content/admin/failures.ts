export const failures = {
  offline: 'You are offline. Try again when you are connected.',
  unanswered: 'The site did not answer. Check your connection, then try again.',
  notKept:
    'Your browser did not keep the sign-in (cookies are blocked for this site). Allow cookies for it in the settings of your browser, then sign in with the same user name and password.',
  'signed-out': 'You are signed out, so this was not done. Sign in to continue.',
  forbidden:
    'We could not verify this request. Reload the page; your unsaved changes will be offered again.',
  gone: 'This no longer exists. Reload the page to see what does.',
  conflict: 'Somebody else changed this in the meantime. Reload the page, then try again.',
  'too-large': 'This is too large to be sent.',
  busy: 'The site is too busy just now. Wait a minute, then try again.',
  other: (requestId?: string) =>
    `Something went wrong. Try again. If it keeps happening, contact the people who run the site${requestId === undefined ? '' : ` and give them this number: ${requestId}`}.`,
} as const;
