/** The words of the workbook that the inbox exports. */
export const leadExport = {
  sheet: 'Leads',
  columns: {
    received: 'Received',
    kind: 'Type',
    home: 'Home',
    name: 'Name',
    email: 'E-mail',
    number: 'Number',
    subject: 'Subject',
    message: 'Message',
    status: 'Status',
    note: 'Note',
    mail: 'Mail',
    problem: 'Mail problem',
    suspicion: 'Why set aside',
    id: 'Id',
  },
  kinds: { contact: 'Contact', enquiry: 'Home' },
  deliveries: {
    pending: 'waiting',
    sent: 'sent',
    failed: 'failed',
    stored: 'no mail set up',
    quarantined: 'set aside',
  },
} as const;
