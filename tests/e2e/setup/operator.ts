/** The operator of the tested site. */
export const operator = { username: 'admin', password: 'a-long-password-of-the-tests' } as const;
