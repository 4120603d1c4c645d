import type { Config } from '@netlify/functions';
import { privateJson } from '../../src/server/http/reply';
import { serve } from '../../src/server/http/router';
import { openStore } from '../../src/server/store/open';

export const config: Config = { path: '/api/health' };

const showHealth = () =>
  openStore('marks')
    .list('health')
    .then(() => privateJson({ ok: true }));

export default serve([{ method: 'GET', path: '/api/health', run: showHealth }]);
