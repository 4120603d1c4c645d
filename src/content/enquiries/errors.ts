/** The messages when an enquiry cannot be sent; forms of the admin area use some of them too. */
export const enquiryErrors = {
  summary: 'Please correct this and send it again:',
  noReply: 'Please give a phone number or an email address, so that we can reply.',
  email: 'Enter an email address like name@example.com.',
  keepsText: 'Your message is still here. Please send it again in a moment, or call us.',
  offline:
    'You are offline. Your message is still here. Please send it again when you are connected.',
  title: (title: string) => `Error: ${title}`,
  shorten: (max: number) => `Shorten this to at most ${max} characters.`,
  tooLong: 'This message is too long. Please shorten it, or call us.',
} as const;
