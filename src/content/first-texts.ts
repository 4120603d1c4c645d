/** The company's texts until it writes its own; the figures are the specification's. */
export const firstTexts = {
  aboutText: `Some owners live ten minutes away and have no time. Many are non-resident Indians (NRIs) in Dubai, Singapore, London or New Jersey, with their mother’s house in Mylapore, a flat on the OMR or a plot near Tambaram. They worry about the same things: locks, leaks, rent and the fence.

We take care of these: we find tenants, collect the rent, do repairs and cleaning, and keep a watch on plots. Our offices are in Chennai and Madurai, and we have an address in Dubai too, for owners who would like to meet us there.

Before you hand over your keys, ask us what we would do for your house, what it costs, and who would go there.`,
  figures: [
    { value: '50+', unit: '', label: 'Delighted Customers' },
    { value: '1+', unit: '', label: 'Years of Service' },
    { value: '10 Lakh', unit: 'rupees', label: 'In Savings' },
  ],
  teamText: `## The property manager

Knows your house: keeps the keys, visits it, writes the inspection report, and tells you what should be done.

## The rental team

Shows homes, screens tenants, prepares the agreement, and notes the meter readings and fittings when tenants move in and out.

## The plot team

Goes to the plots, photographs the survey stones and fences, and speaks to the neighbours.

## The site supervisor

Sends the electrician, plumber, mason or painter, and checks the work when it is done. Also supervises renovation and cleaning.

## Accounts

Collects the rent, pays taxes, dues and bills, and prepares your statements.

## The Madurai office

The same services for homes and plots in Madurai and the districts around it.`,
  reasons: [
    {
      title: 'Close to your property',
      text: 'You may be in Dubai, or at the other end of the city. We are close to your house: we visit it and tell you what we saw.',
    },
    {
      title: 'One office for everything',
      text: 'Tenants, rent, repairs, cleaning and plots: all in one office, so you need to tell us about your house only once.',
    },
    {
      title: 'Wherever you live',
      text: 'A call, a message or an email is enough to start. Many owners live abroad and come only on leave.',
    },
  ],
};
