import type { APIRoute } from 'astro';
import { serve } from '../../server/http/router';

export const prerender = false;

const answer = serve([]);

/** Answers 404 to a call that no function takes; a page, because functions come before pages. */
export const ALL: APIRoute = ({ request }) => answer(request);
