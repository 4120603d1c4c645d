import { expect, it } from 'vitest';
import { privacy } from '../../src/content/pages/privacy';

it('says of each place that keeps a message for how long it does', () => {
  const sections = privacy.sections(24, 30, 'office@example.com');
  const text = sections.find(({ title }) => title === 'How long we keep it')?.text ?? '';
  for (const place of ['website', 'nightly backups', 'mailbox', 'mail service', 'downloaded'])
    expect(text).toContain(place);
  expect(text).toContain('until you unsubscribe');
  expect(text).toContain('not its address, and the key to these codes is erased within three days');
  expect(text).toContain('24 months');
  expect(text).toContain('30 days later');
});
