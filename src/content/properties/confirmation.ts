// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The words for the day on which a home was last confirmed as available. */
export const confirmation = {
  /** The badge of a card, in place of its status; both days are YYYY-MM-DD. */
  badge: (day: string, today: string) => {
    const [year = '', month, date] = day.split('-');
    const words = `Confirmed ${Number(date)} ${months[Number(month) - 1]}`;
    return today.startsWith(year) ? words : `${words} ${year}`;
  },
  whole: (day: string) => `Confirmed available on ${day}`,
  ask: 'Ask whether it is still free',
  /** The end of the WhatsApp text. */
  question: 'Is this home still free?',
};
