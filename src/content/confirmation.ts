/** What visitors read of the day on which a home was last confirmed as available. */
export const confirmation = {
  /** In the badge of a card, after the status. */
  short: (day: string) => `confirmed ${day}`,
  whole: (day: string) => `Confirmed available on ${day}`,
  ask: 'Ask whether it is still free',
  /** The end of the WhatsApp text. */
  question: 'Is this home still free?',
};
