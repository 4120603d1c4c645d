import { isoDay } from '../../domain/date';
import { newsIn, withNews } from '../../domain/news/decide';
import { searchIn } from '../records/search';
import { parseRequest } from '../../domain/news/schema';
import { makeMailedProperty } from '../mail/mailed-property';
import { isMailSetUp } from '../mail/send';
import { properties } from '../records/properties';
import { isOver } from './request';
import { requestStore, subscribers } from './stores';

/** Decides the news of the day in one change; the sweep emails them. Without mail nothing is decided. */
export async function decideNews(now: Date): Promise<void> {
  const { records } = await subscribers.read();
  if (records.size === 0 || !isMailSetUp()) return;
  const shown = [...(await properties.all()).values()].filter((one) => properties.isShown(one));
  const find = newsIn(shown, isoDay(now.toISOString()), searchIn);
  await subscribers.change(
    ({ records }) => ({
      changed: [...records.values()].flatMap(
        (one) => withNews(one, find, makeMailedProperty, now) ?? [],
      ),
      result: null,
    }),
    { now },
  );
}

/** Erases the requests that nobody confirmed in time. */
export async function eraseOldRequests(now: Date): Promise<void> {
  await requestStore().removeWhere((value) => {
    const request = parseRequest(value);
    return request === null || isOver(request, now);
  });
}
