export const site = {
  language: 'en-IN',
  skipLink: 'Skip to the content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  chat: 'Chat with the property team on WhatsApp',
  chatShort: 'Chat',
  call: (phone: string) => `Call ${phone}`,
  mail: (address: string) => `Email ${address}`,
  closeToast: 'Close message',
  shareAlt: 'Model of a two-storey Chennai house with palms',
  color: '#fbf6ec',
} as const;

/** Added to links for screen readers. */
export const newTab = 'opens in a new tab';

export const errorPages = {
  notFound: {
    title: 'This page does not exist',
    text: 'The link may be wrong, or the page may have moved. You may be looking for one of these:',
    searchLabel: 'Search rental homes',
    searchButton: 'Search',
  },
  /** The answer to a form that seems to come from another site. */
  refused: {
    title: 'Your form was not sent',
    text: 'We could not confirm that this form was sent from our website, so we did not submit it. Please go back, copy what you typed, reload the page and send it again, or call us:',
  },
  /** The answer to a method that a page does not have, such as PUT. */
  wrongMethod: {
    title: 'Nothing was sent',
    text: 'This address only shows a page; it takes no form. Please go back and use the form there, or call us:',
  },
} as const;

export const breadcrumbWords = { label: 'Breadcrumb', home: 'Home' } as const;
