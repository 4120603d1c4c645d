/** What is said of those who may sign in: inviting, taking out, and one's own name and password. */

export const peopleWords = {
  title: 'People',
  intro: 'Who may sign in. Everybody may do everything.',
  you: 'you',
  list: 'People who may sign in',
  signedIn: (time: string) => `last signed in ${time}`,
  invited: (until: string) => `Invited: the link is valid until ${until}`,
  invite: {
    title: 'Invite somebody',
    text: 'You get a link to send by WhatsApp or email. It works once, within 48 hours.',
    name: 'Their name',
    button: 'Make a link',
    again: 'New password',
    ready: (name: string) =>
      `The link for ${name}. It is shown only now: copy it, or send it. Whoever opens it can sign in.`,
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser did not copy it. The link is selected: copy it from there.',
    whatsapp: 'Send by WhatsApp',
    email: 'Send by email',
    message: (link: string) => `Your way into our website: ${link}`,
    subject: 'Your way into our website',
  },
  takeOut: {
    button: 'Take out',
    ask: (name: string) => ({
      title: `Take ${name} out?`,
      text: 'They are signed out at once, and cannot sign in any more. What they did stays.',
      confirm: 'Take out',
    }),
    askOwn: {
      title: 'Take yourself out?',
      text: 'You are signed out at once, and cannot sign in any more. What you did stays.',
      confirm: 'Take me out',
    },
    done: (name: string) => `${name} cannot sign in any more.`,
  },
  own: {
    title: 'Your name and password',
    button: 'Save',
    done: 'Saved.',
    donePassword: 'Saved. Elsewhere you are signed out.',
    others: 'Sign me out everywhere else',
    othersDone: 'Everywhere else you are signed out.',
  },
  setUp: {
    title: 'The first sign-in',
    text: 'Enter the set-up code: the words that SETUP_CODE was given when the site was deployed. Then choose how you sign in from now on.',
    button: 'Begin',
    /** Nobody who could sign in can be read. */
    unreadable: {
      title: 'Nobody can sign in now',
      text: 'The list of people is damaged or missing. In Netlify give the variable SETUP_CODE new words, deploy, and enter them here. Then choose how you sign in from now on.',
    },
    missing:
      'Nobody can sign in yet. In Netlify give the variable SETUP_CODE words of ten characters or more, deploy, and come back to this page.',
    /** On a site where people sign in already: each code is good once. */
    again:
      'In Netlify give the variable SETUP_CODE new words, deploy, and enter them here. Then choose how you sign in from now on.',
  },
  join: {
    title: (name: string) => `Welcome, ${name}`,
    text: 'Choose how you sign in from now on.',
    button: 'Sign in',
    gone: 'This link was used already, or is older than 48 hours. Ask for another one.',
  },
  fields: {
    code: { label: 'Set-up code' },
    name: { label: 'Your name', hint: 'Shown in the history of what you change.' },
    username: { label: 'User name', hint: 'Letters and digits, also an email address.' },
    present: { label: 'Current password' },
    password: { label: 'Password', hint: 'At least ten characters.' },
    newPassword: { label: 'New password', hint: 'Leave it empty to keep the current one.' },
    again: { label: 'The same password again' },
  },
  show: 'Show the passwords',
  differ: 'The two passwords differ.',
} as const;
