import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { restorePicture, showPicture, uploadPicture } from '../../src/server/images/calls';
import { showPreview } from '../../src/server/images/preview';

export const config: Config = { path: '/api/image/*' };

export default serve([
  { method: 'POST', path: '/api/image/upload', guarded: true, run: uploadPicture },
  { method: 'GET', path: '/api/image/preview', run: showPreview },
  { method: 'GET', path: '/api/image/:hash', run: showPicture },
  { method: 'PUT', path: '/api/image/:hash', guarded: true, run: restorePicture },
]);
