/**
 * `pending`: waits for its first or next attempt. `stored`: no mail is set up. `quarantined`: looks like
 * spam, so that it is not mailed.
 */
export const deliveryStates = ['pending', 'sent', 'failed', 'stored', 'quarantined'] as const;

/** An unsent email is given up after this many hours; the mail service forgets idempotency keys after 24. */
export const retryHours = 23;
