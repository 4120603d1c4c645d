/** The about and team pages' words. */
export const about = {
  title: 'About Us',
  description:
    'Who looks after your property in Chennai and Madurai: a small office that visits, reports and accounts for every rupee.',
  intro: 'We look after homes and plots for people who cannot stand in front of them every week.',
  paragraphs: [
    'Some of our owners live ten minutes away and have no time. Many are non-resident Indians (NRIs) in Dubai, Singapore, London or New Jersey, with a mother’s house in Mylapore, a flat on the OMR, a plot near Tambaram. What they share is a worry: is it locked, is it dry, does the tenant pay, is the fence where it was?',
    'We began with that worry. Our office is in Chennai, a second one in Madurai serves the south, and an address in the UAE is there for those who would rather meet before they hand over a key. The people who sign your inventory are the people who visit your house; we do not pass you on.',
    'We work in a plain way. One agreement says what we do and what it costs. One report a month says what we saw, with pictures. One statement says what came in and what went out. Every repair has a price before and a picture after. And when you want your keys back, you get them the same day, with the book of everything that was done.',
  ],
  stats: [
    { value: '50+', label: 'Delighted Customers', unit: '' },
    { value: '1+', label: 'Years of Service', unit: '' },
    { value: '10 Lakh', label: 'In Savings', unit: 'rupees' },
  ],
} as const;

export const team = {
  title: 'Our Team',
  description:
    'The roles behind the work: who answers, who visits, who collects, who repairs and who keeps the books.',
  intro:
    'You will know the people who look after your house by their work before you know their faces.',
  roles: [
    {
      title: 'The property manager',
      text: 'Your one person. Visits the house every month, signs the report, decides small repairs within your limit and calls you about large ones. Each manager looks after homes in one part of the city, so that none is more than half an hour away.',
    },
    {
      title: 'The tenancy desk',
      text: 'Shows homes, also on Sundays; checks identity, work and the last landlord; prepares the agreement and registers it; records the meters and the inventory when tenants come and go.',
    },
    {
      title: 'The plot watch',
      text: 'Two people and a motorcycle. They stand on every plot each month, photograph the four stones, talk to the neighbours, and know the village office and the survey numbers.',
    },
    {
      title: 'The works supervisor',
      text: 'Writes the estimate, picks the electrician, plumber, mason or painter, stays until the work is tested, and sends you the pictures. Also leads renovations and the cleaning crews.',
    },
    {
      title: 'Accounts',
      text: 'Collects the rent, pays taxes, dues and bills on time, and sends the statement on the fifth. Helps your chartered accountant with the papers that owners abroad need.',
    },
    {
      title: 'The Madurai office',
      text: 'The same five tasks for homes and plots in Madurai and the districts around it, by people who live there.',
    },
  ],
  closing: 'Would you like to work with us? We look for people who keep their word. Write to us.',
} as const;
