export const about = {
  title: 'About Us',
  pageTitle: 'About Us: property management in Chennai and Madurai',
  description:
    'Who looks after your property in Chennai and Madurai: one office for tenants, rent, repairs, cleaning and plots.',
  intro: 'We look after homes and plots for people who cannot stand in front of them every week.',
} as const;

export const team = {
  title: 'Our Team',
  pageTitle: 'Our Team in Chennai and Madurai',
  description:
    'Who looks after homes and plots in Chennai and Madurai: who visits, who finds tenants, who repairs and who keeps the books.',
  intro:
    'You will know the people who look after your house by their work before you know their faces.',
  closing: 'Would you like to work with us? Write to us.',
} as const;

/** The company's texts until it writes its own; the figures are the specification's. */
export const firstTexts = {
  aboutText: `Some owners live ten minutes away and have no time. Many are non-resident Indians (NRIs) in Dubai, Singapore, London or New Jersey, with a mother’s house in Mylapore, a flat on the OMR, a plot near Tambaram. What they share is a worry: is it locked, is it dry, does the tenant pay, is the fence where it was?

That worry is our work: finding tenants, collecting rent, repairing, cleaning, and watching plots. Our offices are in Chennai and Madurai, and an address in Dubai is there for those who would rather meet near where they live.

Ask us before you hand over a key: what we would do with your house, what it costs, and who would go there.`,
  figures: [
    { value: '50+', unit: '', label: 'Delighted Customers' },
    { value: '1+', unit: '', label: 'Years of Service' },
    { value: '10 Lakh', unit: 'rupees', label: 'In Savings' },
  ],
  teamText: `## The property manager

Knows the house: keeps its keys, walks through it, writes down what there is to see, and tells its owner what should be done.

## The tenancy desk

Shows homes, asks applicants who they are, prepares the agreement, and records meters and fittings when tenants come and go.

## The plot watch

Goes to the plots, photographs their stones and fences, and talks to the neighbours.

## The works supervisor

Finds the electrician, plumber, mason or painter, and looks at the work when it is done. Also leads renovations and cleaning.

## Accounts

Collects the rent, pays taxes, dues and bills, and writes the statements.

## The Madurai office

The same tasks for homes and plots in Madurai and the districts around it.`,
  reasons: [
    {
      title: 'Somebody near your house',
      text: 'You may be in Dubai, or at the other end of the city. We are where the house is: we look at it and tell you what we saw.',
    },
    {
      title: 'One office for all of it',
      text: 'Tenants, rent, repairs, cleaning and plots: nine services in one place, so that you explain your house once.',
    },
    {
      title: 'From wherever you live',
      text: 'A call, a message or an email is enough to begin. Many owners live abroad and seldom come.',
    },
  ],
};
