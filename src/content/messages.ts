/** Titles of toasts after an enquiry; the odd ones are the specification's. */
export const messages = {
  enquiry: {
    sent: 'Email has been sent!',
    contactFailed: 'Error in email sending',
    enquiryFailed: 'Error in Sending',
  },
} as const;
