import type { Config } from '@netlify/functions';
import { showSession, signIn, signOut } from '../../src/server/people/sign-in';
import {
  changeOwn,
  endOthers,
  inviteSomebody,
  joinWithLink,
  setUpWithCode,
  takeOutPerson,
} from '../../src/server/people/calls';
import { serve } from '../../src/server/http/router';

/** The platform itself turns away an IP address that sends more than 60 calls in 60 seconds; our code does not run for them. */
export const config: Config = {
  path: '/api/auth/*',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

export default serve([
  { method: 'POST', path: '/api/auth/signin', run: signIn },
  { method: 'POST', path: '/api/auth/signout', run: signOut },
  { method: 'GET', path: '/api/auth/session', run: showSession },
  { method: 'POST', path: '/api/auth/setup', run: setUpWithCode },
  { method: 'POST', path: '/api/auth/join', run: joinWithLink },
  { method: 'POST', path: '/api/auth/invite', guarded: true, run: inviteSomebody },
  { method: 'PUT', path: '/api/auth/own', guarded: true, run: changeOwn },
  { method: 'POST', path: '/api/auth/others', guarded: true, run: endOthers },
  { method: 'DELETE', path: '/api/auth/person/:id', guarded: true, run: takeOutPerson },
]);
