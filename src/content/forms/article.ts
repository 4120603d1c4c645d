export const articleWords = {
  toolbar: (text: string) => `Format: ${text}`,
  tools: {
    bold: { name: 'Bold', keys: 'Ctrl+B' },
    heading: { name: 'Heading', keys: '' },
    list: { name: 'List', keys: '' },
    link: { name: 'Link', keys: 'Ctrl+K' },
    picture: { name: 'Picture', keys: '' },
  },
  picture: {
    title: 'Picture in the text',
    file: 'Picture',
    choose: 'Choose a picture',
    another: 'Choose another',
    hint: 'Large pictures are resized, and the location that a phone recorded is removed.',
    alt: 'What it shows',
    altHint:
      'Read out to people who cannot see it. Leave it empty only if the picture is decoration.',
    missing: 'Choose a picture first.',
    wait: 'The picture is not uploaded yet.',
    insert: 'Insert picture',
  },
} as const;
