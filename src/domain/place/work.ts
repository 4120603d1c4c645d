/** Decides near which places of work a list can be ordered. Each is a landmark by one of its spellings, as the search reads it. */
export const workplaces = [
  'Tidel Park',
  'Guindy Estate',
  'DLF IT Park',
  'Siruseri IT Park',
  'Ambattur Estate',
  'Chennai Airport',
  'Madurai Airport',
] as const;

/** A search text that asks for homes near a place of work, in place of another one that it asks for. */
export function askNear(text: string, work: string): string {
  const rest = workplaces.reduce((left, one) => left.replace(` near ${one}`, ''), ` ${text}`);
  return `${rest} near ${work}`.trim();
}
