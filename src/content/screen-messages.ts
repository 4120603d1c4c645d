/** Titles of toasts and alerts of the admin area, and of error states; the odd ones are the specification's. */
export const recordMessages = {
  added: 'Added',
  updated: 'Updated',
  addFailed: 'this is error',
  updateFailed: 'This is updation error',
  deleteFailed: 'This error is in deletion',
} as const;

export const signInMessages = { invalid: 'Invalid credentials' } as const;

export const errorMessages = {
  title: 'Unexpected Application Error!',
  retry: 'Try again',
  storeStatus: '503 Service Unavailable',
  storeFailed:
    'The site could not load its data just now. Nothing was lost, and you are not signed out.',
} as const;

/** What else the page says that could not be made. */
export const failedPage = {
  description: 'Something went wrong on our side.',
  status: 'Status',
  message: 'Something went wrong on our side. Please try again in a minute, or call us.',
  home: 'Go to the home page',
} as const;
