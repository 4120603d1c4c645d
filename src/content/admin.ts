/** The words of the operator's area; the specification's own are kept as specified. */
export const admin = {
  menuLabel: 'Office',
  /** `below` begins the addresses that belong to an item besides its own. */
  menu: [
    { label: 'Homes', page: 'properties', below: '/admin/property/' },
    { label: 'Articles', page: 'blogs', below: '/admin/blog/' },
    { label: 'Enquiries', page: 'leads', below: '' },
    { label: 'Bulk upload', page: 'bulk', below: '' },
    { label: 'Trash', page: 'trash', below: '' },
  ],
  viewSite: 'View site',
  cancel: 'Cancel',
  downloadFailed: 'The file could not be downloaded. Check your connection and try again.',
  signin: {
    title: 'Sign in',
    lede: 'For the office: homes, articles and enquiries.',
    username: 'Username',
    password: 'Password',
    button: 'Sign In',
    offline: 'The site could not be reached. Check your connection and try again.',
    failed: 'Signing in did not work. Try again in a moment.',
    needsScript:
      'Signing in needs JavaScript. Switch it on in your browser and load the page again.',
  },
  session: {
    title: 'Your session has ended',
    text: 'Enter your password to go on. Nothing you typed is lost.',
    logout: 'Logout',
    logoutFailed: 'You are still signed in: the site could not be reached. Try again.',
  },
} as const;
