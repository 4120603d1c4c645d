/** The privacy notice (Digital Personal Data Protection Act, 2023). */
export const privacy = {
  title: 'Privacy',
  description: 'Which of your details we keep, why, for how long, and how to get them erased.',
  sections: (months: number, backupNights: number, email: string) => [
    {
      title: 'What you send us',
      text: 'When you use one of our forms we receive what you type: your name, email address, telephone number, subject and message, and which home you asked about. If you own a property and name somebody who can show it, we keep that name and number too, to arrange visits. If you request a visit or a call back, we also keep the time you choose and the time zone of your browser. We need only your telephone number or your email address to reply; the rest is optional. If you subscribe to new homes by email, we keep your email address and which homes you look for, once you have confirmed it.',
    },
    {
      title: 'If you own or rent a home that we look after',
      text: `Beside each home our office notes what it needs to do its work: the owner’s name, telephone numbers and email address, the least rent, the tenant and earlier ones, the lease, the next visit, where the key is, and remarks. Only our staff read these notes; no page of this website and none of its emails has them. They are kept while the home is with us, and erased with it, or sooner if you ask, in all earlier versions too. Copies in our nightly backups and in lists that we have uploaded are erased ${backupNights} days later.`,
    },
    {
      title: 'What your browser keeps',
      text: 'The homes of your shortlist, and what you have typed into a form but not sent yet, stay in your browser; we do not see them. A link to your shortlist has only the homes, and nothing about you.',
    },
    {
      title: 'What we do with it',
      text: 'If you gave an email address, you get an automatic email with what you asked about and similar homes, and another with the time of the visit once it is confirmed. Our team reads your message. It is kept with our enquiries, so that the next person who speaks to you can see it. By sending the form you agree to this use; you may withdraw that at any time.',
    },
    {
      title: 'Who else sees it',
      text: 'Our website and its data are kept by our hosting provider; an email service sends your message to our office. It also sends you our reply, the time of your visit and emails about new homes. Their computers may be outside India.',
    },
    {
      title: 'How long we keep it',
      text: `On this website messages are erased after ${months} months, sooner if you ask. Copies in our nightly backups are erased ${backupNights} days later. Emails in our mailbox and with the mail service, and backups that we have downloaded, stay until we delete them. Your subscription to new homes is kept until you unsubscribe. You can unsubscribe from any of these emails. A request that nobody confirms is erased within three days. To notice floods of spam, our website counts how many messages a day come from one internet connection: it keeps a code of the connection, not its address, and the key to these codes is erased within three days too.`,
    },
    {
      title: 'Cookies and other companies',
      text: 'This site sets no advertising or tracking cookies and loads nothing from other companies until you ask for a map or a video; then the company that provides it (Google) will know that you opened it. The one exception: pictures of some homes and articles may be stored with a picture service, which sees your internet address when it shows one. If you open a chat in WhatsApp, its own rules apply.',
    },
    {
      title: 'Your rights',
      text: `The Digital Personal Data Protection Act, 2023 gives you the right to ask what we hold about you, to have it corrected or erased, and to complain. Write to ${email}. If you are not satisfied you can turn to the Data Protection Board of India.`,
    },
  ],
} as const;
