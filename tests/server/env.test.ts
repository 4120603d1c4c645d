import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/server/env';

function read(source: Record<string, string>) {
  const complaints: string[] = [];
  const settings = readEnvironment(source, (name, wanted) => complaints.push(`${name}: ${wanted}`));
  return { settings, complaints };
}

describe('the settings of the deploy', () => {
  it('all have a meaning when not set', () => {
    const { settings, complaints } = read({ RESEND_API_KEY: ' ', ADMIN_USERNAME: '' });
    expect(settings).toEqual({
      adminUsername: 'admin',
      adminPasswordHash: null,
      resendApiKey: null,
      mailFrom: null,
      mailTo: null,
      alertWebhookUrl: null,
    });
    expect(complaints).toEqual([]);
  });

  it('that cannot be used are named, count as not set, and their value is not told', () => {
    const { settings, complaints } = read({
      ADMIN_PASSWORD_HASH: 'hunter2',
      ALERT_WEBHOOK_URL: 'http://hunter2.example',
    });
    expect(settings).toMatchObject({ adminPasswordHash: null, alertWebhookUrl: null });
    expect(complaints).toHaveLength(2);
    expect(complaints.join()).toMatch(/ADMIN_PASSWORD_HASH.*ALERT_WEBHOOK_URL/);
    expect(complaints.join()).not.toContain('hunter2');
  });
});
