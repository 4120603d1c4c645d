import { createHash, randomBytes } from 'node:crypto';
import { parseSubscriber, type Subscriber } from '../../domain/news/schema';
import { mailSettings } from '../mail/send';
import { documentOf } from '../store/document';
import type { DocumentKind } from '../store/document-file';
import { openStore } from '../store/open';

/** How subscribers are kept. */
export const subscriberKind: DocumentKind<Subscriber> = {
  name: 'subscribers',
  history: null,
  read: parseSubscriber,
  idOf: ({ id }) => id,
};

/** The confirmed subscribers, by id. */
export const subscribers = documentOf(subscriberKind);

/** What waits to be confirmed, by the hash of its token: the store alone confirms nothing. */
export const requestStore = () => openStore('requests');

/** A secret for a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored in place of a secret or an address. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether news can be emailed. */
export function hasNews(): boolean {
  const settings = mailSettings();
  return settings !== null && settings.from !== '';
}
