import { parseSubscriber, type Subscriber } from '../../domain/news/schema';
import { makeDocument } from '../store/document';
import { openStore } from '../store/open';

export const subscribers = makeDocument<Subscriber>({
  name: 'subscribers',
  history: null,
  read: parseSubscriber,
  findId: ({ id }) => id,
});

/** The requests to be confirmed, by the hash of their token: the store alone confirms nothing. */
export const requestStore = () => openStore('requests');
