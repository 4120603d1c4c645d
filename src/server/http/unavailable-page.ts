import { messages } from '../../content/messages';
import { plainPage } from './plain-page';

/** The page for a store that does not answer. */
export function unavailablePage(): Response {
  const { title, retry } = messages.error;
  return plainPage({
    status: 503,
    title,
    body: [
      '503 Service Unavailable',
      'The data store did not answer. Nothing was lost, and you are not signed out.',
      `<a href="">${retry}</a>`,
    ],
    headers: { 'retry-after': '5' },
  });
}
