import { listPeople } from '../people/list';
import { orMissing } from './fallback';

/** Who may see to an enquiry or go to a visit, by name; nobody where that cannot be read. */
export async function loadColleagues(): Promise<{ id: string; name: string }[]> {
  const people = await orMissing('the people of the office', () => listPeople(new Date()));
  return (people ?? []).map(({ id, name }) => ({ id, name }));
}
