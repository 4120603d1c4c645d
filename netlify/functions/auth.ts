import type { Config } from '@netlify/functions';
import { showSession, signIn, signOut } from '../../src/server/auth/calls';
import { serve } from '../../src/server/http/router';

export const config: Config = { path: '/api/auth/*' };

export default serve([
  { method: 'POST', path: '/api/auth/signin', run: signIn },
  { method: 'POST', path: '/api/auth/signout', run: signOut },
  { method: 'GET', path: '/api/auth/session', run: showSession },
]);
