import { expect, it } from 'vitest';
import { updateEnquiry } from '../../../src/server/enquiries/update';
import { useStrictStore } from '../../support/use-strict-store';
import { after, putEnquiry } from './given';

const store = await useStrictStore();

it('clears the next action of an enquiry that is done, and keeps one that is planned with it or afterwards', async () => {
  const [planned, other] = ['2026-01-09', '2026-02-01'];
  putEnquiry(store, 'asked');
  let minutes = 0;
  const update = async (patch: Parameters<typeof updateEnquiry>[1]) => {
    const options = { ifMatch: undefined, now: after((minutes += 1)) };
    return (await updateEnquiry('asked', patch, options))?.nextAction;
  };
  expect(await update({ nextAction: planned })).toBe(planned);
  expect(await update({ status: 'in progress' })).toBe(planned);
  expect(await update({ status: 'done' })).toBe('');
  expect(await update({ nextAction: other })).toBe(other);
  expect(await update({ status: 'done', nextAction: planned })).toBe(planned);
});
