import { openStore } from '../store/open';
import { privateJson } from './reply';

/** `GET /api/health`: whether the store is within reach; a store that is not is answered as 503. */
export async function showHealth(): Promise<Response> {
  await openStore('derived').list('health');
  return privateJson({ ok: true });
}
