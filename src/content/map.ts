/** The words around a map. */
export const mapWords = {
  show: 'Show map',
  consent: 'The map comes from Google, and only when you open it.',
  link: 'Open in Google Maps',
  frame: 'Map of',
} as const;
