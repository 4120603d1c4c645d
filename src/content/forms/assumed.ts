/** What a form asks before it saves what nobody chose, or what is hardly likely. */
export const assumedWords = {
  title: 'Is it so?',
  text: 'You left these as they are, and visitors read them:',
  change: 'Change them',
  save: 'Yes, save',
} as const;
