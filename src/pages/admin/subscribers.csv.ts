import { exportSubscribers } from '../../server/post/news';

export const prerender = false;

/** The subscribers to news, for the operator to save. */
export const GET = (): Promise<Response> => exportSubscribers(new Date());
