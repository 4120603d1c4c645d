import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { showHealth } from '../../src/server/http/show-health';

export const config: Config = { path: '/api/health' };

export default serve([{ method: 'GET', path: '/api/health', run: showHealth }]);
