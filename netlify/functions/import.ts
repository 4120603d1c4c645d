import type { Config } from '@netlify/functions';
import { serve } from '../../src/server/http/router';
import { importRoutes } from '../../src/server/import/routes';

/** Apart from `property.ts`, so that a visitor's list does not load the import. */
export const config: Config = {
  path: ['/api/property/bulk/import/*', '/api/property/bulk/undo/*', '/api/property/bulk/batches*'],
};

export default serve(importRoutes);
