import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { readKey } from '../../src/server/probe/store-calls';

/** Apart from `probe.ts`, so that `npm run probe` sees what one function reads after another one wrote. */
export const config: Config = { path: '/api/probe-reader/*' };

export default serve([
  { method: 'GET', path: '/api/probe-reader/read/:run/:key', guarded: true, run: readKey },
]);
