import { expect, it, vi } from 'vitest';
import { environment } from '../../src/server/env';

it('the settings of the deploy all have a default', () => {
  expect(environment({ RESEND_API_KEY: ' ', SETUP_CODE: 'too short' })).toEqual({
    setupCode: null,
    resendApiKey: null,
    mailFrom: null,
    mailTo: null,
    alertWebhookUrl: null,
    buildHookUrl: null,
    blobsRegion: null,
    siteUrl: 'http://localhost:8888',
    deployContext: 'local',
    isLocal: true,
    hasCdn: false,
  });
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it('the settings are read at each call; an invalid one counts as not set, and is named once without its value', () => {
  const warn = vi.mocked(console.warn);
  vi.stubEnv('ALERT_WEBHOOK_URL', 'http://hunter2.example');
  expect(environment().alertWebhookUrl).toBeNull();
  expect(environment().alertWebhookUrl).toBeNull();
  vi.stubEnv('ALERT_WEBHOOK_URL', 'https://alerts.example');
  expect(environment().alertWebhookUrl).toBe('https://alerts.example');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.join()).toContain('ALERT_WEBHOOK_URL');
  expect(warn.mock.calls.join()).not.toContain('hunter2');
});

it.each([
  [{}, true, false],
  [{ CONTEXT: 'dev' }, true, false],
  [{ CONTEXT: 'dev', SITE_ID: 'a' }, false, true],
  [{ CONTEXT: 'production', SITE_ID: 'a' }, false, true],
  [{ CONTEXT: 'production' }, false, false],
  [{ CONTEXT: 'production', SITE_ID: 'a', NETLIFY_LOCAL: 'true' }, true, false],
])('the settings %j: local %s, a CDN %s', (source, isLocal, hasCdn) => {
  expect(environment(source)).toMatchObject({ isLocal, hasCdn });
});
