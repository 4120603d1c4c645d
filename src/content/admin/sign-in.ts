export const signInWords = {
  title: 'Sign in',
  intro: 'For the people who look after properties, blog posts and enquiries.',
  username: 'Username',
  password: 'Password',
  button: 'Sign In',
  needsScript: 'Signing in needs JavaScript. Turn it on in your browser and reload the page.',
  again: {
    title: 'Your session has ended',
    text: 'Enter your password to continue. Nothing you typed is lost.',
  },
} as const;
