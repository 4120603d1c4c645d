/** One of the nine services; the numbers are part of its address and never change. */
export interface Service {
  id: number;
  img: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  title: string;
  /** 150 to 250 words; blank lines separate paragraphs. */
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
    description: `A house in Chennai needs somebody near it. The motor trips in May, the overhead tank runs over in November, the property tax falls due twice a year, and the tenant upstairs wants an answer today, not when it is morning in Dubai or Dallas. We are that somebody: one office, one number, one person who knows your house by name.

We take over the keys with a written inventory and photographs of every room. From then on we collect the rent, pay the EB bill, Metro water charge, property tax and association dues on time, and keep each receipt for you. Every month we walk through the house and send you a short report with dated pictures: what we saw, what we repaired, what it cost, and what should be done before the monsoon.

Small repairs up to a limit that you set are done at once. For anything larger you get two written quotes and decide. You never pay for work you have not seen: before and after pictures come with every bill.

Your statement arrives by email on the fifth of the month, in rupees, with nothing rounded. If you sell, let or move back in, we hand over the same inventory we began with.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We look after your house or flat in Chennai from the keys to the last bill, so that you need not be there.',
  },
  {
    id: 2,
    img: picture(2),
    alt: 'Model of a house with a small goods van full of boxes at its door, an armchair and a lamp',
    title: 'Rental Properties Management',
    description: `An empty flat earns nothing and ages faster than a lived-in one. Rental assistance means that we find the tenant, and stay with both of you until the keys come back.

First we tell you honestly what your home will fetch, with the rents of three similar homes let nearby in the last months. We photograph it, list it, and show it ourselves, also on Sundays. Every applicant is checked before you hear of them: identity, employer or business, the last landlord, and the police verification form that Tamil Nadu asks of owners.

The agreement follows the Tamil Nadu tenancy act of 2017: in writing, registered with the rent authority, with a deposit that both sides understand. We record the meters, the fittings and the paint in pictures on the day of moving in, so that there is nothing to argue about on the day of moving out.

Rent is due on a date and collected on that date. A reminder goes out before it, a call on the day after, a visit in the first week. You see each payment in your statement. When something breaks, the tenant calls us and not you; when a lease ends, we start looking for the next tenant sixty days earlier.`,
    aboutTitle: 'From an empty flat to a tenant who pays on time',
    aboutDescription:
      'We find and check the tenant, draw up the agreement, collect the rent and answer the calls.',
  },
  {
    id: 3,
    img: picture(3),
    alt: 'Model of a guest house whose upper floor is cut open and shows two made beds',
    title: 'Guest House Management',
    description: `A guest house in Chennai lives from small things: a bed made tight, hot water at six in the morning, an invoice with the right GST number, somebody awake when the flight from Singapore lands at two. We run guest houses for companies, hospitals’ visiting families and owners who let rooms by the day or the month.

We staff the house with a caretaker and housekeeping, train them, and replace them when they are on leave. Linen is counted and washed every week. Breakfast is cooked there or brought from a kitchen we have inspected. Guests are registered as the law asks, foreign guests with Form C within a day.

You get a calendar that shows every room and night, a rate for each season, and one account of what came in and what went out. Complaints are answered within the hour and written down with what was done. Each month we count what wears out, from bulbs to mattresses, and tell you before a guest does.

A company with many visiting engineers pays us for the month and never sees a hotel bill. An owner with an upper floor to spare in Adyar or Anna Nagar shares the income and keeps the house in good order for the day the family returns.`,
    aboutTitle: 'Rooms that are ready, every night',
    aboutDescription:
      'Staff, linen, bookings, guest registers and accounts for guest houses in Chennai, run as one.',
  },
  {
    id: 4,
    img: picture(4),
    alt: 'Model of a tiled house with a sold sign in its garden',
    title: 'Property Buying or Selling',
    description: `Most people in Chennai buy or sell a home once or twice in their lives, against people who do it every week. We sit on your side of the table.

If you sell, we begin with the papers, because that is where sales fail: the parent documents, the encumbrance certificate for thirty years, the patta in the right name, the approved plan, tax and dues paid up. What is missing we obtain before the first visitor comes. Then we set a price from registered sales in the same streets, not from hopes on a portal, and show the house to people whose loan is already agreed in principle.

If you buy, we look at a house as your own engineer would: seepage after rain, the depth and salt of the borewell, the undivided share of land in a flat, the width of the road on paper and on the ground. A lawyer gives a written opinion on title. We tell you when to walk away.

Owners abroad can do all of it with a power of attorney that is limited to the one transaction. We attend at the sub-registrar’s office, see to the tax deducted at source, and send you scans the same evening. Our fee is agreed in writing before we start, and it is due when the deed is registered.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We look after the sale or purchase of your house or flat in Chennai from the papers to the keys, so that you need not be there.',
  },
  {
    id: 5,
    img: picture(5),
    alt: 'Model of a fenced plot with survey stones at its corners and a surveyor’s tripod',
    title: 'Residental Plot Management',
    description: `An unwatched plot changes a little every year. First a few bricks are stacked in a corner, then a hut “only for a month”, then a neighbour’s compound wall that stands two feet too far. By the time an owner abroad hears of it, a court has to decide. Watching a plot against encroachment costs far less.

We begin with a survey: a licensed surveyor measures the plot against the field sketch and the patta, and fixes stones at every corner. We photograph each stone with its position, put up a chain-link or compound fence if you wish, and a board with your name and our number.

From then on somebody stands on your land every month. You receive dated pictures of the four corners, of the road side and of whatever is new next door. Weeds are cut after the rains, rubbish is removed, the gate is oiled and locked. Once a year we draw the encumbrance certificate, check that the patta still carries your name, and pay the land tax.

If anything appears that should not be there, you hear of it the same day, with a picture and a proposal: a talk with the neighbour, a letter, a complaint at the police station or the tahsildar’s office. Plots around Tambaram, Guduvanchery, Sriperumbudur, the ECR, the OMR and Madurai are on our round.`,
    aboutTitle: 'Your plot, seen every month',
    aboutDescription:
      'Survey stones, fence, monthly pictures and yearly papers keep your plot yours, wherever you live.',
  },
  {
    id: 6,
    img: picture(6),
    alt: 'Model of a house wall half painted, with a scaffold, a ladder, paint and tools',
    title: 'Property Maintenance Assistance',
    description: `Salt air eats railings in Besant Nagar, hard water closes taps in Velachery, and the October rain finds every crack in a terrace. A house by this sea does not stay good by itself. We keep a plan for it, and people who come when they said they would.

Our electricians, plumbers, carpenters, masons and painters are people we have worked with and whose work we check. You or your tenant tell us once, by phone or WhatsApp; you get a time, a name and an estimate. Work under the limit you set is done on the first visit. Larger work begins when you have agreed to a written price, and is paid for when you have seen the pictures.

Twice a year we do what most owners forget. In April: air-conditioners serviced, sump and borewell checked before the dry weeks, the inverter’s water topped up. In September: terrace drains and sunshades cleared, cracks sealed, earthing tested, the pump raised out of reach of a flood.

Everything done to the house goes into one book: what, when, by whom, for how much, and how long it is guaranteed. When you let or sell, the book shows that the house has been cared for. In an emergency, a burst pipe or no current, call the same number at any hour.`,
    aboutTitle: 'Repairs that are done, and shown',
    aboutDescription:
      'Electricians, plumbers, masons and painters who come on time, with a written price and pictures of the work.',
  },
  {
    id: 7,
    img: picture(7),
    alt: 'Model of a room, one half bare with broken plaster, the other half freshly renovated with a sofa',
    title: 'Renovation Services',
    description: `A flat built in 1995 has good rooms and tired everything else: two plug points a room, a kitchen for one stove, a bathroom that seeps into the neighbour’s ceiling. It can be a good home again for far less than a new one costs, if the work is planned before the first tile is broken.

We measure, listen, and draw. You get a plan with a picture of each room, a list of materials by make and grade, a price for each line, and a calendar with the day you can move back in. What is not on the list is not on the bill; changes are priced in writing first.

The order is always the same, because it saves money: waterproofing and pipes, then wiring, then floor and tiles, then carpentry, then paint. Bathrooms are tested with standing water for two days before they are tiled. Cables and pipes are photographed before the wall closes, so that nobody drills into them later.

We arrange the association’s permission, working hours and lift deposit, and carry the debris to where the Corporation wants it. One supervisor is on site every day and sends you pictures in the evening, wherever you are. Payment follows finished stages, never dates. After handing over we come back at one, six and twelve months and put right whatever has moved.`,
    aboutTitle: 'An old home, made good again',
    aboutDescription:
      'Plan, price per line, daily pictures and one supervisor, from waterproofing to the last coat of paint.',
  },
  {
    id: 8,
    img: picture(8),
    alt: 'Model of a clean kitchen cut open, with a bucket of suds and a mop on its chequered floor',
    title: 'Kitchen Cleaning',
    description: `Years of tempering and frying leave a film that no weekly cloth removes: on the chimney’s filters, on top of the cabinets, behind the stove, in every corner that a cloth does not reach. We take the kitchen apart, clean it with bio-degradable agents, and put it together again in half a day.

Everything comes out first: vessels, drawers, shelf paper. The chimney’s filters, fan and duct mouth are soaked in an enzyme degreaser; the stove’s burners are opened and cleared until the flame is blue. Cabinets are wiped inside, on top and below; hinges are oiled. Tiles and joints are scrubbed and rinsed with hot water, the sink’s trap is opened, the drain flushed. The fridge and microwave are cleaned inside if you wish.

What we use is made from plants and breaks down in the drain. It carries no bleach, no ammonia and no perfume that stays in the rice, so you can cook the same evening, with children and pets at home.

Two trained people come with their own equipment; you need only water and one plug point. You see the kitchen before they leave, and what you are not happy with is done again on the spot. Most homes book us every six months, and always before a new tenant moves in.`,
    aboutTitle: 'A kitchen as clean behind as in front',
    aboutDescription:
      'Bio-degradable deep-cleaning of chimney, cabinets, tiles and drains in half a day; cook the same evening.',
  },
  {
    id: 9,
    img: picture(9),
    alt: 'Model of a flat roof where one of two water tanks stands open and is cleaned with a hose and a broom',
    title: 'Tank Cleaning',
    description: `Whatever comes from Metro water, a tanker or your borewell stands in the sump and the overhead tank before it reaches a glass. Silt settles, algae grow where light falls in, and in summer a few weeks are enough for a smell. A tank should be emptied and cleaned every six months; in Chennai most are not.

We come with the tank nearly empty, so that little water is lost. The rest is pumped out, the sludge is removed by vacuum and not through your pipes. Walls and floor are washed with a high-pressure jet, scrubbed where it holds, and rinsed twice. Then we disinfect with food-grade solution in the measured dose, leave it for its time, and flush it out. Last comes ultraviolet light for plastic tanks and sealed sumps.

We look at what else matters while we are inside: cracks, the float valve, the cover, the mosquito net on the overflow pipe, the level of the last flood. Small things are repaired at once; for the rest you get a picture and a price.

The water is off for about two hours for a house and half a day for a block of flats; we tell every neighbour the day before. You receive pictures from before and after, a test strip’s reading of chlorine and hardness, and a reminder when the next cleaning is due.`,
    aboutTitle: 'Clean water begins in the tank',
    aboutDescription:
      'Sump and overhead tank emptied, jet-washed, disinfected and photographed, in about two hours.',
  },
];

/** The services that a detail page recommends. */
const moreServiceIds: readonly number[] = [1, 2, 4, 5];

/** Four services beside the one of a page: the recommended ones, with the next in place of the page's own. */
export function moreServices(own: number): Service[] {
  const ids = new Set([...moreServiceIds, ...services.map(({ id }) => id)]);
  ids.delete(own);
  const four = [...ids].slice(0, moreServiceIds.length);
  return services.filter(({ id }) => four.includes(id));
}

/** What is part of every service, in four cards. */
export const includedCards: readonly { title: string; text: string }[] = [
  {
    title: 'Verified Tenants',
    text: 'Identity, employer and last landlord are checked, and the police form is filed, before you are asked to decide.',
  },
  {
    title: 'On Time Rent',
    text: 'Collected on the due date, followed up the day after, and listed in your statement on the fifth.',
  },
  {
    title: 'Periodic Home Maintenance',
    text: 'A visit every month, with dated pictures, and the seasonal work before summer and before the rains.',
  },
  {
    title: 'Rent Agreement',
    text: 'In writing, registered under the Tamil Nadu tenancy act, with an inventory that both sides have signed.',
  },
];

export const serviceWords = {
  gridTitle: 'Services',
  gridDescription:
    'Property and rental management, plots, maintenance, renovation and cleaning in Chennai and Madurai: nine services, one office.',
  gridIntro:
    'Nine things we do for homes and plots in Chennai and Madurai. Take one, or hand us the keys and take them all.',
  owners: 'Own a home here? What happens from the first call to the first statement',
  quote: 'Get A Free Quote',
  range: 'We Can Offer You Wide Range Of Services',
  more: 'More Services from Us',
  included: 'Included In Our Service',
} as const;
