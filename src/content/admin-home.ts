/** The words of the operator's home page; `#` stands for a number. */
export const adminHome = {
  title: 'Office',
  properties: { label: 'Properties', text: 'Add homes, change them, mark them as occupied' },
  blogs: { label: 'Blogs', text: 'Write articles and change them' },
  attention: 'What needs attention',
  nothing: 'Nothing right now. New enquiries, failed mails and homes with gaps appear here.',
  more: 'Show all #',
  missing: {
    leads: 'The enquiries could not be loaded just now. Nothing is lost; look again in a moment.',
    homes: 'The homes could not be checked just now. Nothing is lost; look again in a moment.',
  },
  nobody: 'Without a name',
  unnamed: 'Home without a name',
  groups: {
    newLeads: { one: '1 new enquiry', many: '# new enquiries' },
    failedMails: { one: '1 mail to the office failed', many: '# mails to the office failed' },
    setAside: {
      one: '1 message set aside, to check',
      many: '# messages set aside, to check',
    },
    homesWithoutRent: { one: '1 home without a rent', many: '# homes without a rent' },
    homesWithoutPicture: { one: '1 home without a picture', many: '# homes without a picture' },
    homesWithoutMap: { one: '1 home without a map link', many: '# homes without a map link' },
  },
} as const;
