/** The words of the operator's form for an article, in its order. */
export const blogForm = {
  addTitle: 'Add Blog',
  editTitle: 'Edit Blog',
  sections: [
    { id: 'article', title: 'The article', fields: ['title', 'blogType'] },
    { id: 'pictures', title: 'Pictures', fields: ['images'] },
    { id: 'text', title: 'Text', fields: ['description1', 'description2'] },
  ],
  fields: {
    title: { label: 'Title' },
    blogType: { label: 'Type' },
    images: { label: 'Pictures' },
    description1: {
      label: 'First part',
      hint: 'Two asterisks make words bold: **like this**. Line breaks stay as they are.',
    },
    description2: {
      label: 'Second part',
      hint: 'Two asterisks make words bold: **like this**. Line breaks stay as they are.',
    },
  },
} as const;
