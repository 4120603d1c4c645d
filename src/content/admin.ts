/** The words of the operator's area; the specification's own are kept as specified. */
export const admin = {
  cancel: 'Cancel',
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
