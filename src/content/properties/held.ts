/** Of a save whose home waits until somebody has looked; a header says it, so all letters are of ASCII. */
export const heldText = (titles: readonly string[]) =>
  `Saved, but hidden from visitors, as this is to be checked first: ${titles.join(', ')}. Correct it, or show the property as it is, in the list of properties.`;
