/** Decides near which places of work a list can be ordered. Each is a landmark by one of its spellings, as the search reads it. */
export const workplaces = [
  'Tidel Park',
  'Guindy Estate',
  'DLF IT Park',
  'Infosys Sholinganallur',
  'SIPCOT Siruseri',
  'Ambattur Estate',
  'Chennai Airport',
  'Mattuthavani Bus Stand',
  'Madurai Airport',
] as const;
export type Workplace = (typeof workplaces)[number];

const asked = new RegExp(`,? *\\bnear (?:${workplaces.join('|')})\\b`, 'gi');

/** A search text that asks for homes near a place of work, in place of another one that it asks for. */
export function askNear(text: string, work: Workplace): string {
  return `${text.replace(asked, '')} near ${work}`.trim();
}
