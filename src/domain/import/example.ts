/** The name of the template's example row; a row with exactly this name is not loaded. */
export const exampleName = 'Example: two-bedroom flat near the metro';
