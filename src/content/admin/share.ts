/** The first line of what the office writes to somebody, with the name where it is known. */
export function greeting(name: string): string {
  return name === '' ? 'Hello,' : `Dear ${name},`;
}

/** What a caller reads above and below the homes that the office sends. */
export const shareWords = {
  intro: (count: number) =>
    `Please find the details of the ${count === 1 ? 'home' : 'homes'} below.`,
  rent: (rent: string) => `Rent: ${rent}`,
  regards: (company: string) => `Regards,\n${company}`,
} as const;
