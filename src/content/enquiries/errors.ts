/** The messages when an enquiry cannot be sent; forms of the admin area use some of them too. */
export const enquiryErrors = {
  summary: 'Please correct this and send it again:',
  noReply: 'Give an email address or a phone number, so that we can reply.',
  email: 'Enter an email address like name@example.com.',
  keepsText: 'What you typed is still here. Send it again in a moment, or call us.',
  offline: 'You are offline. What you typed is still here: send it again when you are connected.',
  title: (title: string) => `Error: ${title}`,
  shorten: (max: number) => `Shorten this to at most ${max} characters.`,
  tooLong: 'This message is too long to be sent. Shorten it, or call us.',
} as const;
