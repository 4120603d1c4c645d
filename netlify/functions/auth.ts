import type { Config } from '@netlify/functions';
import { showSession } from '../../src/server/auth/show-session';
import { signIn } from '../../src/server/auth/sign-in';
import { signOut } from '../../src/server/auth/sign-out';
import { serve } from '../../src/server/http/router';

export const config: Config = { path: '/api/auth/*' };

export default serve([
  { method: 'POST', path: '/api/auth/signin', run: signIn },
  { method: 'POST', path: '/api/auth/signout', run: signOut },
  { method: 'GET', path: '/api/auth/session', run: showSession },
]);
