import { createHash } from 'node:crypto';
import type { Lead, LeadInput } from '../../domain/lead/schema';

/** What the visitor wrote: two leads with the same are one. */
export type LeadText = Pick<
  Lead,
  'propertyName' | 'name' | 'number' | 'subject' | 'email' | 'message'
> & { propertyId?: string | undefined };

function canonical(lead: LeadText): string {
  const { propertyId = '', propertyName, name, number, subject, email, message } = lead;
  return JSON.stringify([propertyId, propertyName, name, number, subject, email, message]);
}

/** Whether two leads say the same. */
export function sameText(one: LeadText, other: LeadText): boolean {
  return canonical(one) === canonical(other);
}

/** A UUID (version 8) of the given words; the same words give the same one. */
export function uuidOf(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * The id that the browser made. Without one (no JavaScript, older clients) it comes from sender, minute
 * and text, so that an impatient second click is still one lead.
 */
export function firstId(input: LeadInput, sender: string, now: Date): string {
  return (
    input.id?.toLowerCase() ?? uuidOf(sender, now.toISOString().slice(0, 16), canonical(input))
  );
}

/** The id of a lead whose first id is taken by another text. */
export function secondId(id: string, text: LeadText): string {
  return uuidOf(id, canonical(text));
}
