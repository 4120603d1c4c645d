/**
 * Gives a browser the session of a command.
 *
 * @param {import('@playwright/test').BrowserContext} context @param {string} address @param {{ cookie: string }} session
 */
export async function enterBrowser(context, address, { cookie }) {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname: domain } = new URL(address);
  // Browsers count this machine as secure, without https too.
  await context.addCookies([{ name, value, domain, path: '/', secure: true }]);
}
