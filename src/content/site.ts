/** Words that every page shares. */
export const site = {
  language: 'en-IN',
  skipLink: 'Skip to the content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  newTab: 'opens in a new tab',
  chat: 'Chat with the property team on WhatsApp',
  chatShort: 'Chat',
  call: 'Call',
  mail: 'Email',
  closeToast: 'Close message',
  /** The picture that link previews show for pages without one of their own. */
  shareAlt: 'Model of a two-storey Chennai house with palms',
  /** The browser's bar and the home screen: plaster, as the page itself. */
  color: '#fbf6ec',
} as const;

/** The pages that stand in for one that is not there. */
export const errorPages = {
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved. You may be looking for one of these:',
    searchLabel: 'Search rental homes',
    searchButton: 'Search',
  },
  /** For a form that seems to come from another site. */
  refused: {
    title: 'This was not sent',
    text: 'It came to us as if from another site, so nothing was done with it. Go back and copy what you typed, load the page again and send it once more, or call us:',
  },
  failed: {
    description: 'Something went wrong on our side.',
    status: 'Status',
    message:
      'The page could not be made. It is our fault, not yours: try again in a minute, or call us.',
    home: 'Go to the home page',
  },
} as const;
