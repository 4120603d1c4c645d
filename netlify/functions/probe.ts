import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import {
  answerBytes,
  countBody,
  purgeCached,
  showCached,
  showSchedules,
  wait,
} from '../../src/server/probe/platform-calls';
import {
  clean,
  createKey,
  listKeys,
  readKey,
  removeKey,
  replaceKey,
  start,
  timeStore,
} from '../../src/server/probe/store-calls';

/** What `npm run probe` asks of a deployed site; it touches no store but its own. */
export const config: Config = { path: '/api/probe/*' };

export default serve([
  { method: 'POST', path: '/api/probe/start', guarded: true, run: start },
  { method: 'POST', path: '/api/probe/create/:run/:key', guarded: true, run: createKey },
  { method: 'POST', path: '/api/probe/replace/:run/:key', guarded: true, run: replaceKey },
  { method: 'GET', path: '/api/probe/read/:run/:key', guarded: true, run: readKey },
  { method: 'DELETE', path: '/api/probe/remove/:run/:key', guarded: true, run: removeKey },
  { method: 'GET', path: '/api/probe/list/:run', guarded: true, run: listKeys },
  { method: 'GET', path: '/api/probe/times/:run', guarded: true, run: timeStore },
  { method: 'DELETE', path: '/api/probe/clean/:run', guarded: true, run: clean },
  // Without a session, as visitors get what the CDN keeps.
  { method: 'GET', path: '/api/probe/cached/:run', run: showCached },
  { method: 'POST', path: '/api/probe/purge/:run', guarded: true, run: purgeCached },
  { method: 'POST', path: '/api/probe/body', guarded: true, run: countBody },
  { method: 'GET', path: '/api/probe/answer/:bytes', guarded: true, run: answerBytes },
  { method: 'GET', path: '/api/probe/wait/:seconds', guarded: true, run: wait },
  { method: 'GET', path: '/api/probe/schedules', guarded: true, run: showSchedules },
]);
