import type { Config } from '@netlify/functions';
import { downloadDocument, listPictures, showNights } from '../../src/server/backup/download';
import { restoreDocument } from '../../src/server/backup/restore';
import { serve } from '../../src/server/http/router';

export const config: Config = { path: '/api/backup/*' };

export default serve([
  { method: 'GET', path: '/api/backup/nights', guarded: true, run: showNights },
  { method: 'GET', path: '/api/backup/pictures', guarded: true, run: listPictures },
  { method: 'GET', path: '/api/backup/:kind', guarded: true, run: downloadDocument },
  { method: 'PUT', path: '/api/backup/:kind', guarded: true, run: restoreDocument },
]);
