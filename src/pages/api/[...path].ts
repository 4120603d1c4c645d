import type { APIRoute } from 'astro';
import { serve } from '../../server/http/router';

export const prerender = false;

const answer = serve([]);

/**
 * Answers 404 to every call that no function takes. A page and not a function: functions come before pages, while no order
 * is documented between two functions whose paths both match.
 */
export const ALL: APIRoute = ({ request }) => answer(request);
