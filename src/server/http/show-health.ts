import { openStore } from '../store/open';
import { privateJson } from './reply';

/** `GET /api/health`: whether the store can be reached; 503 when it cannot. */
export async function showHealth(): Promise<Response> {
  await openStore('derived').list('health');
  return privateJson({ ok: true });
}
