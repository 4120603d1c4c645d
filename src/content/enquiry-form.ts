/** What the form says about the connection, besides the words of `enquiry.ts`. */
export const enquiryForm = {
  offline: 'You are offline. What you typed is still here: send it again when you are connected.',
} as const;
