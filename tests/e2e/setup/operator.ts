/** The operator of the tested site. */
export const operator = { username: 'admin', password: 'a-long-password-of-the-tests' } as const;

/** What a tested site is told by its environment; the hash of the password is made once for all. */
export function siteEnvironment(mailAddress: string, passwordHash: string): NodeJS.ProcessEnv {
  return {
    ADMIN_USERNAME: operator.username,
    ADMIN_PASSWORD_HASH: passwordHash,
    RESEND_API_KEY: 're_end_to_end',
    RESEND_BASE_URL: mailAddress,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'office@example.com',
  };
}
