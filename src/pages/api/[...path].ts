import type { APIRoute } from 'astro';
import { serve } from '../../server/http/router';

export const prerender = false;

const answer = serve([]);

/**
 * What no function takes: a 404 problem. A page and not a function, because functions come before
 * pages, while between two functions whose paths both fit no order is documented.
 */
export const ALL: APIRoute = ({ request }) => answer(request);
