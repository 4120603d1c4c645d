export const operator = { username: 'admin', password: 'a-long-password-of-the-tests' } as const;

export const setupCode = 'the set-up code of the tests';

export function siteEnvironment(mailAddress: string): NodeJS.ProcessEnv {
  return {
    SETUP_CODE: setupCode,
    RESEND_API_KEY: 're_end_to_end',
    RESEND_BASE_URL: mailAddress,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'office@example.com',
  };
}
