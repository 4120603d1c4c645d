import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { answerQuery } from '../../src/server/enquiries/receive';

export default serve([{ method: 'POST', path: '/api/mail/query', run: answerQuery }]);

export const config: Config = { path: '/api/mail/*' };
