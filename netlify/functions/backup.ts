import type { Config } from '@netlify/functions';
import { downloadPart, showLatest } from '../../src/server/backup/download';
import { compareWithSite, listStoreKeys, restoreEntries } from '../../src/server/backup/restore';
import { serve } from '../../src/server/http/router';

export const config: Config = { path: '/api/backup/*' };

export default serve([
  { method: 'GET', path: '/api/backup/latest', guarded: true, run: showLatest },
  {
    method: 'GET',
    path: '/api/backup/part/:day/:from',
    guarded: true,
    run: downloadPart,
  },
  { method: 'GET', path: '/api/backup/keys/:store', guarded: true, run: listStoreKeys },
  {
    method: 'POST',
    path: '/api/backup/compare',
    guarded: true,
    run: compareWithSite,
  },
  {
    method: 'POST',
    path: '/api/backup/restore',
    guarded: true,
    run: restoreEntries,
  },
]);
