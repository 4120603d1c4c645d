/**
 * What the page of news does with a request of a browser without a script: which of its states it shows, and what a form
 * or the link of an email changes. The door by which pages enter that have to do with news.
 */
import { newsPage } from '../../../content/news';
import { type NewsPageState, makeNewsFilter } from '../../../domain/news/decide';
import { emailInput } from '../../../domain/news/schema';
import { paths } from '../../../paths';
import { toProblem } from '../../http/problem';
import { bodyLimit, readBytes } from '../../http/request';
import { isMailSetUp } from '../send';
import {
  confirmNews,
  eraseSubscriber,
  readRequest,
  requestNews,
  requestWithin,
  storeNewsFilter,
} from './subscribe';

export { formatNewsFilter } from './emails';
export { eraseSubscriber } from './subscribe';
export { countNewsFilters, exportSubscribers } from './subscriber-list';

interface NewsView {
  state: NewsPageState;
  status: number;
  filter: string | null;
  /** As it was typed, and what is wrong with it. */
  email: string;
  error: string;
}

const view = (state: NewsPageState, more: Partial<NewsView> = {}): NewsView => ({
  state,
  status: 200,
  filter: null,
  email: '',
  error: '',
  ...more,
});

const formState = () => (isMailSetUp() ? 'form' : 'off');

function readPageFilter(request: Request): string {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.pathname === paths.properties ? makeNewsFilter(page.searchParams) : '';
}

async function receive(request: Request, ip: string | undefined): Promise<NewsView> {
  const bytes = await readBytes(request, bodyLimit);
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const query = form.get('filter');
  const filter =
    query === null ? readPageFilter(request) : makeNewsFilter(new URLSearchParams(query));
  const typed = form.get('email') ?? '';
  const email = emailInput.safeParse(typed).data;
  const invalid = { status: 422, filter, email: typed, error: newsPage.invalid };
  if (email === undefined) return view(formState(), invalid);
  const now = new Date();
  if (!isMailSetUp()) {
    await storeNewsFilter(email, filter, { ip, now });
    return view('kept');
  }
  const sent = await requestWithin(ip, email, () => requestNews(email, filter, now));
  if (sent === 'too many') return view('tooMany', { status: 429 });
  return sent ? view('sent') : view('notSent', { status: 503, filter, email });
}

/** Shows the page of news: a GET changes nothing, as mail scanners open every link. Throws `StoreUnavailable`. */
export async function showNews({ searchParams: query }: URL): Promise<NewsView> {
  const token = query.get('token');
  if (query.has('unsubscribe')) return view('unsubscribe');
  if (query.has('sent')) return view('sent');
  if (query.has('kept')) return view('kept');
  if (token !== null) {
    const request = await readRequest(token, new Date());
    return request ? view('confirm', { filter: request.filter }) : view('used');
  }
  return view(formState(), { filter: makeNewsFilter(query) });
}

/** Confirms, unsubscribes (mailboxes may post that themselves, RFC 8058) or receives a request. */
export async function receiveNews(
  request: Request,
  { searchParams: query }: URL,
  ip: string | undefined,
): Promise<NewsView> {
  const now = new Date();
  const unsubscribe = query.get('unsubscribe');
  const token = query.get('token');
  if (unsubscribe !== null) {
    await eraseSubscriber({ token: unsubscribe }, now);
    return view('unsubscribed');
  }
  if (token !== null) {
    const subscriber = await confirmNews(token, now);
    return subscriber ? view('confirmed', { filter: subscriber.filter }) : view('used');
  }
  try {
    return await receive(request, ip);
  } catch (thrown) {
    const problem = toProblem(thrown);
    if (problem.status >= 500) throw thrown;
    return view(formState(), { status: problem.status, filter: '', error: problem.detail });
  }
}
