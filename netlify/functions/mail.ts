import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { answerQuery } from '../../src/server/enquiries/receive';

export default serve([{ method: 'POST', path: '/api/mail/query', run: answerQuery }]);

/** The platform turns away what one address sends beyond this, in seconds, before any code of ours runs. */
export const config: Config = {
  path: '/api/mail/*',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
