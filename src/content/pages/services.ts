/** One of the nine services; the numbers are part of its address and never change. */
export interface Service {
  id: number;
  img: string;
  alt: string;
  title: string;
  /** 90 to 160 words; blank lines separate paragraphs. */
  description: string;
  aboutTitle: string;
  /** The summary of cards and search results, one line. */
  aboutDescription: string;
}

const picture = (id: number) => `/assets/images/service/${String(id)}/1.jpg`;

export const services: readonly Service[] = [
  {
    id: 1,
    img: picture(1),
    alt: 'Model of a house with a large set of keys lying before its door',
    title: 'Property Management',
    description: `A house in Chennai needs somebody near it. The motor trips in May, the overhead tank runs over in November, the property tax falls due twice a year, and the tenant upstairs wants an answer today, not when it is morning in Dubai or Dallas.

Looking after a house is many small tasks: finding and screening a tenant, collecting the rent, paying the EB bill, the Metro water charge and the association’s dues, seeing to repairs, looking at the roof before the monsoon. You say which of them you hand over.

Before you give a key to anybody, us included, have a few things in writing: an inventory with photographs of the rooms, the sum up to which repairs need no question, how often somebody looks in, what you get to read of it, and the fee. With these on paper a house can be looked after from any distance, and given back without a quarrel.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We look after your house or flat in Chennai from the keys to the last bill, so that you need not be there.',
  },
  {
    id: 2,
    img: picture(2),
    alt: 'Model of a house with a small goods van full of boxes at its door, an armchair and a lamp',
    title: 'Rental Properties Management',
    description: `An empty flat earns nothing and ages faster than one that is lived in: the traps dry out, hinges rust, the geyser’s rod crusts over. Rental assistance brings a tenant into it; rent collection is what follows.

Screening comes first: who the applicants are, what they do for a living, what the last landlord says. Then the agreement. The Tamil Nadu tenancy act of 2017 asks for it in writing and has it registered with the Rent Authority. Photograph the meters, the fittings and the paint on the day of moving in: both sides look at these pictures on the day of moving out.

Ask whoever lets your home which rents are paid nearby, what happens when the rent is late, whom the tenant calls when the pump fails in May, and when the search for the next tenant begins. Ask us too.`,
    aboutTitle: 'From an empty flat to a let one',
    aboutDescription:
      'Rental assistance, tenant screening, the agreement and rent collection for homes in Chennai and Madurai.',
  },
  {
    id: 3,
    img: picture(3),
    alt: 'Model of a guest house whose upper floor is cut open and shows two made beds',
    title: 'Guest House Management',
    description: `A guest house in Chennai lives from small things: a bed made tight, hot water at six in the morning, an invoice with the right GST number, a door that opens when the flight from Singapore has landed at two. Families of patients, visiting engineers and wedding guests want the same of it: that it is clean, quiet, and as it was described.

Running one is staff and their days of leave, linen, breakfast, bookings, the register of guests, and accounts. The law has a part in it: foreign guests are reported with Form C, and the local body may ask for a licence.

Things wear out here faster than at home: bulbs, towels, mattresses, and near the sea everything of iron. Whoever has an upper floor to spare in Adyar or Anna Nagar should count that before the income, and settle who answers a guest at night.`,
    aboutTitle: 'Rooms that are ready for guests',
    aboutDescription: 'Staff, linen, bookings and accounts for guest houses in Chennai.',
  },
  {
    id: 4,
    img: picture(4),
    alt: 'Model of a tiled house with a sold sign in its garden',
    title: 'Property Buying or Selling',
    description: `Most people in Chennai buy or sell a home once or twice in their lives, against people who do it every week. It is good not to sit at that table alone.

Sales fail over papers. Have the parent documents, the encumbrance certificate for thirty years, the patta in the right name, the approved plan and the tax receipts together before the first visitor comes. Registered sales in the same streets say more about the price than hopes on a portal.

If you buy, see the house after rain. Ask how deep the borewell is and how salty, how wide the road is on paper and on the ground, and in a flat, how large the undivided share of land. Have a lawyer read the title before you pay an advance.

From abroad, a power of attorney can be limited to the one transaction. Agree on fees in writing, ours too, before anything begins.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We look after the sale or purchase of your house or flat in Chennai from the papers to the keys, so that you need not be there.',
  },
  {
    id: 5,
    img: picture(5),
    alt: 'Model of a fenced plot with survey stones at its corners and a surveyor’s tripod',
    title: 'Residental Plot Management',
    description: `An unwatched plot changes a little every year. First a few bricks are stacked in a corner, then a hut “only for a month”, then a neighbour’s compound wall that stands two feet too far. By the time an owner abroad hears of it, a court has to decide. Monitoring against encroachment is there for the first bricks.

It begins with a survey: a licensed surveyor measures the plot against the field sketch and the patta, and stones mark the corners. Posts, wire and a board with the owner’s name show where the line is. From then on somebody looks: at the stones, at the road side, at what is new next door, at the thorn that hides a plot in two monsoons. Pictures with a date count when a wall is said to have stood there long ago.

Settle with whoever watches your land how often they go, what they send you, and who pays the land tax.`,
    aboutTitle: 'Your plot, watched against encroachment',
    aboutDescription:
      'Survey stones, a fence, dated pictures and papers in order: what keeps a plot yours, wherever you live.',
  },
  {
    id: 6,
    img: picture(6),
    alt: 'Model of a house wall half painted, with a scaffold, a ladder, paint and tools',
    title: 'Property Maintenance Assistance',
    description: `Salt air eats railings in Besant Nagar, hard water closes taps in Velachery, and the October rain finds each crack in a terrace. A house by this sea does not stay good by itself.

Maintenance is electricians, plumbers, carpenters, masons and painters, and somebody who knows which of them is needed. A picture of what is wrong, sent by WhatsApp, saves a visit. Before larger work ask for a price in writing, and after it for pictures.

Two seasons count. Before summer: air-conditioners serviced, sump and borewell looked at, water in the inverter’s battery. Before the rains: terrace drains and sunshades cleared, cracks sealed, earthing tested, the pump raised out of reach of a flood.

Keep a book of what was done to the house, by whom and for how much. It helps to find the next leak, and when you let or sell, it shows that the house has been cared for.`,
    aboutTitle: 'Repairs, and what prevents them',
    aboutDescription:
      'Electricians, plumbers, carpenters, masons and painters for houses that stand in salt air, sun and rain.',
  },
  {
    id: 7,
    img: picture(7),
    alt: 'Model of a room, one half bare with broken plaster, the other half freshly renovated with a sofa',
    title: 'Renovation Services',
    description: `A flat built in 1995 has good rooms and tired everything else: two plug points a room, a kitchen for one stove, a bathroom that seeps into the neighbour’s ceiling. It can be a good home again, if the work is planned before the first tile is broken.

A plan is a drawing of the rooms, a list of materials by make and grade, a price for each line, and a calendar. What is not on the list is what people quarrel about later, so have changes priced in writing too, and let payment follow finished stages and not dates.

The order saves money: waterproofing and pipes, then wiring, then floor and tiles, then carpentry, then paint. A bathroom is tested with standing water before it is tiled. Cables and pipes are photographed before the wall closes, so that nobody drills into them. In a block of flats the association is asked about hours, lift and debris first.`,
    aboutTitle: 'An old home, made good again',
    aboutDescription:
      'Renovation that is planned first, from waterproofing to the last coat of paint.',
  },
  {
    id: 8,
    img: picture(8),
    alt: 'Model of a clean kitchen cut open, with a bucket of suds and a mop on its chequered floor',
    title: 'Kitchen Cleaning',
    description: `Years of tempering and frying leave a film that no weekly cloth removes: on the chimney’s filters, on top of the cabinets, behind the stove, in each corner that a cloth does not reach. Deep-cleaning takes the kitchen apart, cleans it with bio-degradable agents, and puts it together again.

Vessels, drawers and shelf paper come out first. The chimney’s filters and the duct’s mouth are soaked, the stove’s burners opened and cleared until the flame is blue. Cabinets are wiped inside, on top and below. Tiles and joints are scrubbed and rinsed, the sink’s trap is opened, the drain flushed.

When you ask for a quote, tell us how large the kitchen is, whether it has a chimney, and whether fridge and microwave are to be cleaned inside. A good time is between two tenants, when the shelves are empty anyway.`,
    aboutTitle: 'Deep-cleaning, behind and in front',
    aboutDescription: 'Bio-degradable deep-cleaning of chimney, cabinets, tiles and drains.',
  },
  {
    id: 9,
    img: picture(9),
    alt: 'Model of a flat roof where one of two water tanks stands open and is cleaned with a hose and a broom',
    title: 'Tank Cleaning',
    description: `Whatever comes from Metro water, a tanker or your borewell stands in the sump and the overhead tank before it reaches a glass. Silt settles, algae grow where light falls in, and in summer a few weeks are enough for a smell.

It is best done when the tank is nearly empty, so that little water is lost. The rest is pumped out, and the sludge is taken out from above and not through the pipes. Walls and floor are scrubbed and rinsed, disinfected in a measured dose, and flushed. A closed sump can hold bad air: nobody should climb into one alone.

An open tank also shows cracks, the float valve, the cover, and the mosquito net on the overflow pipe. When you ask for a quote, tell us how many tanks there are, how large, and when the water may be off; in a block of flats the neighbours want to know that too.`,
    aboutTitle: 'Clean water begins in the tank',
    aboutDescription: 'Sump and overhead tank emptied, scrubbed, disinfected and looked over.',
  },
];

const moreServiceIds: readonly number[] = [1, 2, 4, 5];

/** Four services beside the one of a page: the recommended ones, with the next in place of the page's own. */
export function moreServices(own: number): Service[] {
  const ids = new Set([...moreServiceIds, ...services.map(({ id }) => id)]);
  ids.delete(own);
  const four = [...ids].slice(0, moreServiceIds.length);
  return services.filter(({ id }) => four.includes(id));
}

/** Four cards about every service. */
export const includedCards: readonly { title: string; text: string }[] = [
  {
    title: 'Verified Tenants',
    text: 'Tenant screening: identity, work and the last landlord, before an owner decides.',
  },
  {
    title: 'On Time Rent',
    text: 'Rent collection: the agreement names the day, and you need not be the one who asks.',
  },
  {
    title: 'Periodic Home Maintenance',
    text: 'The seasonal work of a house: water and cooling before summer, roof and drains before the rains.',
  },
  {
    title: 'Rent Agreement',
    text: 'In writing and registered, as the Tamil Nadu tenancy act asks, with an inventory for both sides to sign.',
  },
];

export const serviceWords = {
  gridTitle: 'Services',
  pageTitle: 'Property services in Chennai and Madurai',
  /** The page of one service. */
  serviceTitle: (service: string) => `${service} in Chennai`,
  gridDescription:
    'Property and rental management, plots, maintenance, renovation and cleaning: nine services in Chennai and Madurai.',
  gridIntro:
    'Nine things we do for homes and plots in Chennai and Madurai. Take one, or hand us the keys and take them all.',
  owners: 'For owners: what happens, step by step',
  quote: 'Get A Free Quote',
  range: 'We Can Offer You Wide Range Of Services',
  more: 'More Services from Us',
  included: 'Included In Our Service',
} as const;
