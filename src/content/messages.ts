/** Titles of toasts, alerts and error states; the odd ones are the specification's. */
export const messages = {
  enquiry: {
    sent: 'Email has been sent!',
    contactFailed: 'Error in email sending',
    enquiryFailed: 'Error in Sending',
  },
  record: {
    added: 'Added',
    updated: 'Updated',
    addFailed: 'this is error',
    updateFailed: 'This is updation error',
    deleteFailed: 'This error is in deletion',
  },
  signin: { invalid: 'Invalid credentials' },
  error: {
    title: 'Unexpected Application Error!',
    retry: 'Try again',
    storeStatus: '503 Service Unavailable',
    storeFailed:
      'The site could not load its data just now. Nothing was lost, and you are not signed out.',
  },
} as const;
