import { pageSize } from '../../../src/domain/paging';
import { listProperties } from '../../support/site/content';
import type { Admin } from './admin';

/** Adds so many homes that the list has a further page: a rest of a few would be shown with the first. They come last. */
export async function addFurtherPage(admin: Admin): Promise<void> {
  for (let count = (await listProperties()).length; count < 1.5 * pageSize; count += 1)
    await admin.addProperty({ name: `Further home ${count}`, status: 'Occupied' });
}
