import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { answerQuery } from '../../src/server/post';

// It receives enquiries; the specification gives the path.
export default serve([{ method: 'POST', path: '/api/mail/query', run: answerQuery }]);

/** The platform itself turns away an IP address that sends more than 60 calls in 60 seconds; our code does not run for them. */
export const config: Config = {
  path: '/api/mail/*',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
