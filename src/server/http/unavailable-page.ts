import { messages } from '../../content/messages';
import { plainPage } from './plain-page';

/** The page for a store that does not answer. */
export function unavailablePage(): Response {
  const { title, retry, storeStatus, storeFailed } = messages.error;
  return plainPage({
    status: 503,
    title,
    body: [storeStatus, storeFailed, `<a href="">${retry}</a>`],
    headers: { 'retry-after': '5' },
  });
}
