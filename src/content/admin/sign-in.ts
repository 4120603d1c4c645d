export const signInWords = {
  title: 'Sign in',
  intro: 'For the people who look after properties, blog posts and enquiries.',
  username: 'Username',
  password: 'Password',
  button: 'Sign In',
  help: {
    title: 'Cannot sign in?',
    ask: 'Ask somebody who can sign in: under People, “New password” gives them a link for you.',
    lost: 'If nobody can sign in any more, whoever put this website online has a set-up code.',
    use: 'Use a set-up code',
  },
  needsScript: 'Signing in needs JavaScript. Turn it on in your browser and reload the page.',
  /** What has ended the session, on the page for signing in. */
  signedOut: {
    'new-password':
      'Your password was changed, which has signed you out here. Sign in with the new one; your unsaved changes will be offered again.',
    'taken-out':
      'Somebody of the company has taken you out, so you cannot sign in any more. To come back, ask them for a new link.',
  },
  /** Why the password is asked for again. */
  ended: {
    time: {
      title: 'Your session has ended',
      text: 'Enter your password to continue. Nothing you typed is lost.',
    },
    'new-password': {
      title: 'Your password was changed',
      text: 'That has signed you out here. Enter the new password to continue; nothing you typed is lost. If it was not you, close this, copy what you typed, and ask somebody who can sign in for a link.',
    },
    'taken-out': {
      title: 'You cannot sign in any more',
      text: 'Somebody of the company has taken you out. What you typed is still on this page: copy it before you leave. To come back, ask them for a new link.',
    },
  },
} as const;
