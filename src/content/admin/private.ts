/** What the form and the list of properties say of the private facts, which are for the office only. */
export const privateWords = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  owner: 'the owner',
  tenant: 'the tenant',
  ownerOf: (title: string) => `the owner of ${title}`,
  ownerIs: (owner: string) => `Owner: ${owner}`,
  ownerLabel: 'Owner',
  erase: {
    title: 'Erase this part',
    question: 'Erase what is for the office only?',
    text: (nights: number) =>
      `For an owner or a tenant who asks for it: empties all fields of this part, also in earlier versions. Nightly backups and imported workbooks lose it within ${nights} days. This cannot be undone.`,
    confirm: 'Erase',
    button: 'Erase this part',
    done: 'What was for the office only is erased',
    failed: (why: string) => `Nothing was erased. ${why}`,
  },
} as const;
