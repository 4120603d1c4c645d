/** What the night decides and erases of what was sent and is mailed: the door by which the nightly function enters. */
export { decideNews } from './news/emails';
export { eraseOldEnquiries } from './retention';
export { eraseOldRequests } from './news/subscribe';
