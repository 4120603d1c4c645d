/** The words and bounds of a lead. */
export const leadStatuses = ['new', 'in progress', 'done'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `stored`: no mail is set up. `quarantined`: looks like abuse, waits for the digest. */
export const deliveryStates = ['pending', 'sent', 'failed', 'stored', 'quarantined'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An undelivered mail is tried again for so long; idempotency keys live 24 h at the mail service. */
export const retryHours = 23;

/** A form open for less was filled by a machine. */
export const minimumOpenMilliseconds = 3_000;
export const maximumLinks = 3;
export const maximumPerMinute = 20;
export const maximumPerDay = 200;
