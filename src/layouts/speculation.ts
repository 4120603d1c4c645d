/** No pages of visitors: the operator's, data, files, and filters, which their page answers itself. */
const others = ['/admin*', '/signin*', '/api/*', '/*.*', '/*\\?*=*'];

/** The pages that a browser may fetch ahead (Speculation Rules); the policy in `astro.config.mjs` has its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] },
      eagerness: 'moderate',
    },
  ],
});
