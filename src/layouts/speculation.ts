/** No pages of visitors: the operator's, data, files, and filters, which their page answers itself. */
const others = ['/admin*', '/signin*', '/api/*', '/*.*', '/*\\?*=*'];

/**
 * The pages that a browser may fetch when somebody points at their link or touches it (Speculation Rules);
 * it leaves that for visitors who save data or battery. The policy in `astro.config.mjs` has the hash of this text.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] },
      eagerness: 'moderate',
    },
  ],
});
