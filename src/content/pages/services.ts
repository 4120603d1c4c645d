/**
 * The nine services as visitors read them: the given texts, and in their place what the company has written, in its order.
 */
import type { CompanyValues } from '../../domain/company/schema';
import { inCities } from '../cities';
import { company } from '../company';
import { choosePicture, type PagePicture } from './picture';

/** One of the nine services; the numbers are part of its address and never change. */
export interface Service extends PagePicture {
  id: number;
  title: string;
  /** 150 to 200 words: what the company does, what is included and what the owner gets; blank lines separate paragraphs. */
  description: string;
  aboutTitle: string;
  /** The summary of cards and search results, one line. */
  aboutDescription: string;
  /** What it costs, in words; '' if the company says nothing of it. */
  price: string;
}

type ServiceRow = CompanyValues['services'][number];

type GivenService = Omit<Service, 'price' | 'isPhoto'>;

const picture = (id: number) => `/assets/images/service/${String(id)}/1.jpg`;

/** The drawing of the first service, and of the page for owners. */
export const houseWithKeys = {
  img: picture(1),
  alt: 'Model of a house with a large set of keys lying before its door',
} as const;

const givenServices: readonly GivenService[] = [
  {
    id: 1,
    ...houseWithKeys,
    title: 'Property Management',
    description: `Your house in Chennai needs somebody close by. The motor trips in May, the overhead tank overflows in November, the property tax falls due twice a year, and the tenant calls when it is night where you live. Our office here speaks to the tenant for you.

We manage your house or flat as your local office. We find and screen the tenant, collect the rent, pay the EB bill, the Metro water charge, the property tax and the association’s dues, arrange repairs, and check the terrace before the monsoon. You choose what you hand over: one of these, or all of them.

It starts with a visit. We see the house, list what is in it with photographs, and give you a written quote. Then both sides sign the inventory and you hand over the keys. From then on we visit the house as agreed, keep the bills and receipts, and ask you before any repair above the amount you have set.

You get inspection reports with photographs and a statement of what was received, what was spent and what was paid to you, wherever you live.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We take care of your house or flat in Chennai, from the keys to the bills. You do not have to be here.',
  },
  {
    id: 2,
    img: picture(2),
    alt: 'Model of a house with a small goods van full of boxes at its door, an armchair and a lamp',
    title: 'Rental Properties Management',
    description: `A vacant flat brings no rent and gets spoiled faster: the drains dry out, the hinges rust, the geyser fails. We find a tenant for it and look after the tenancy until the keys come back to you.

First we see the flat and tell you what similar homes nearby rent for and what should be repaired. We photograph it, list it on this website, take the calls and show it to interested tenants. We ask who they are, what they do for a living and what their last landlord says. You choose the tenant.

Then we prepare the agreement and help both sides register it with the Rent Authority, as the Tamil Nadu tenancy act of 2017 requires. On the day of moving in we photograph the meters, the fittings and the paint, and both sides sign the inventory.

After that we collect the rent, follow up when it is late, take the tenant’s call when the pump fails in May, and send you the statement. When the tenant leaves, we compare the flat with the first photographs, work out the refund of the advance with you, and look for the next tenant.`,
    aboutTitle: 'A tenant for your empty flat',
    aboutDescription: `Rental assistance, tenant screening, the agreement and rent collection for homes${inCities.all}.`,
  },
  {
    id: 3,
    img: picture(3),
    alt: 'Model of a guest house whose upper floor is cut open and shows two made beds',
    title: 'Guest House Management',
    description: `A guest house in Chennai depends on small things: a neatly made bed, hot water at six in the morning, an invoice with the right GST number, somebody to open the door when a guest comes late at night. Families of patients, visiting engineers and wedding guests want the same thing: a clean, quiet room, as it was described.

We run the house for you: the staff and their leave, linen and laundry, breakfast, bookings and calls, the guest register, and the accounts. We also report foreign guests in Form C, and help you with the licence that the local body may ask for.

It starts with a visit. We see which rooms can be used and what has to be bought or repaired, tell you what such rooms cost to run in Adyar or Anna Nagar, and give you a written quote. Once the house is open we check the rooms between guests, replace bulbs, towels and mattresses as they wear out, and take care of iron fittings if the house is near the sea.

You get an account of bookings, income and expenses, and you decide which days to keep for your own family.`,
    aboutTitle: 'Rooms that are ready for guests',
    aboutDescription: 'Staff, linen, bookings and accounts for guest houses in Chennai.',
  },
  {
    id: 4,
    img: picture(4),
    alt: 'Model of a tiled house with a sold sign in its garden',
    title: 'Property Buying or Selling',
    description: `Most people in Chennai buy or sell a home only once or twice. We guide you and work for you.

If you are selling, we first help you collect the papers: the parent documents, the encumbrance certificate, the patta in the right name, the approved plan and the tax receipts. We compare registered sales in the same streets, suggest a price, photograph the home, show it to buyers and bring you their offers.

If you are buying, we shortlist homes with you, visit them after rain as well, and ask what the property websites do not tell you: how deep the borewell is and how salty the water, how wide the road is on paper and on the ground, and in a flat, how large the undivided share of land is. We arrange for a lawyer to check the title before you pay an advance.

In both cases we come with you to the sub-registrar’s office, and stay with you until the keys change hands. If you live abroad, a power of attorney can be limited to this one transaction; we tell you which steps it has to cover. Our fees are in your written quote.`,
    aboutTitle: 'Residential Property Management',
    aboutDescription:
      'We handle the sale or purchase of your house or flat in Chennai, from the papers to the keys. You do not have to be here.',
  },
  {
    id: 5,
    img: picture(5),
    alt: 'Model of a fenced plot with survey stones at its corners and a surveyor’s tripod',
    title: 'Residental Plot Management',
    description: `A plot that nobody visits changes a little year by year. First a few bricks are stacked in a corner, then a hut comes up “only for a month”, then the neighbour’s compound wall stands two feet inside. By the time an owner abroad hears of it, it has become a court case. We visit your plot and tell you as soon as we see anything new.

We begin with the papers and a survey. A licensed surveyor measures the plot against the field sketch and the patta, and stones mark the corners. We put up posts, wire and a board with your name, and clear the thorn bushes.

Then we do plot monitoring against encroachment: we go there as often as agreed with you. We photograph the survey stones, the fence, the road side and anything new on the next plot, with the date on each picture, and speak to the neighbours. You get the pictures and a short report by WhatsApp or email. If something has changed, we call you, and your lawyer gets the dated pictures. If you wish, we also pay the land tax and keep the receipts in your name.`,
    aboutTitle: 'We watch your plot for encroachment',
    aboutDescription:
      'We check the survey stones and the fence, take dated photos and keep your papers in order.',
  },
  {
    id: 6,
    img: picture(6),
    alt: 'Model of a house wall half painted, with a scaffold, a ladder, paint and tools',
    title: 'Property Maintenance Assistance',
    description: `Railings rust in the salt air of Besant Nagar, taps get blocked by hard water in Velachery, and the terrace leaks in the October rain. A house near the sea needs regular maintenance, and we take care of it.

We send electricians, plumbers, carpenters, masons and painters, and a supervisor who knows which of them is needed. Send us a picture of the problem by WhatsApp; often it saves a visit. We do small repairs up to the amount you have approved. For larger work you get a written quote first and photographs after it. Our supervisor checks the job before the bill is paid.

We also do seasonal maintenance. Before summer we get the air-conditioners serviced, check the sump and the borewell, and top up the inverter’s battery. Before the rains we clear terrace drains and sunshades, seal cracks, test the earthing, and fix the motor above the flood level.

We keep a record of your house: what was done, by whom and for how much, with the bills. It helps to find the next leak, and when you rent out or sell, it shows that the house has been cared for.`,
    aboutTitle: 'Repairs and regular upkeep',
    aboutDescription:
      'Electricians, plumbers, carpenters, masons and painters for houses in the heat, rain and salt air of Chennai.',
  },
  {
    id: 7,
    img: picture(7),
    alt: 'Model of a room, one half bare with broken plaster, the other half freshly renovated with a sofa',
    title: 'Renovation Services',
    description: `A flat built in 1995 has good rooms, but the rest is old: two plug points a room, a very small kitchen, a bathroom that leaks into the flat below. We make it a good home again, and we plan the work before the first tile is broken.

We measure the flat, listen to what you need, and give you a plan: a drawing of the rooms, a list of materials by make and grade, a price for each item, and a schedule. For changes too you get the price in writing, and you pay when a stage is finished.

Our supervisor gets the work done in the order that saves money: waterproofing and pipes, then wiring, then floor and tiles, then carpentry, then paint. Before tiling we fill the bathroom floor with water and check for leaks. We photograph pipes and cables before the wall is closed, so that nobody drills into them later. In a block of flats we first speak to the association about working hours, the lift and the debris.

You follow the work in photographs. At the end we check the rooms with you, in person or by video call, and note what is pending.`,
    aboutTitle: 'We make your old home new again',
    aboutDescription: 'Renovation with a plan, from waterproofing to the last coat of paint.',
  },
  {
    id: 8,
    img: picture(8),
    alt: 'Model of a clean kitchen cut open, with a bucket of suds and a mop on its chequered floor',
    title: 'Kitchen Cleaning',
    description: `Years of tempering and frying leave oil stains that weekly wiping does not remove: on the chimney’s filters, on top of the cabinets, behind the stove and in the corners. We take everything out of the kitchen, deep-clean it with bio-degradable agents, and put everything back.

Vessels, drawers and shelf paper come out first. We soak the chimney’s filters and the mouth of the duct, open the stove’s burners and clear them until the flame is blue. We wipe the cabinets inside, on top and below. We scrub and rinse the tiles and joints, open the sink’s trap and flush the drain. Switches, window, exhaust fan and counter are included. At the end we wash the floor and put everything back on its shelf.

We bring the brushes, the cloths and the cleaning agents. Please keep water and power ready, and let the stove cool down.

For a quote, please tell us how large the kitchen is, whether it has a chimney, and whether the fridge and the microwave should be cleaned inside. A good time is between two tenants, or before Bhogi, when the shelves are emptied anyway.`,
    aboutTitle: 'Deep-cleaning, inside and out',
    aboutDescription:
      'Deep-cleaning of chimney, cabinets, tiles and drains with bio-degradable agents.',
  },
  {
    id: 9,
    img: picture(9),
    alt: 'Model of a flat roof where one of two water tanks stands open and is cleaned with a hose and a broom',
    title: 'Tank Cleaning',
    description: `Water from Metro, a tanker or your borewell stands in the sump and the overhead tank before it reaches your glass. Silt settles, algae grow where light falls in, and in summer it starts to smell in a few weeks. We clean both.

We fix the day with you, so that the tank is nearly empty and little water is lost. We pump out the rest, and take the sludge out from above and not through the pipes. We scrub and rinse the walls and the floor, disinfect them with the correct dose, and flush the tank. A closed sump can hold bad air, so we let fresh air in first, and two people work together.

While the tank is open, we look for cracks and check the float valve, the cover, and the mosquito net on the overflow pipe. You get photographs from before and after, and a note of what needs repair.

For a quote, please tell us how many tanks there are, how large they are, and when the water supply can be stopped. In a block of flats we put up a notice, so that the neighbours can store water.`,
    aboutTitle: 'Clean water begins in the tank',
    aboutDescription: 'Sump and overhead tank emptied, scrubbed, disinfected and checked.',
  },
];

/** What the rows of the services hold until the company writes its own. */
const givenServiceRows: readonly ServiceRow[] = givenServices.map((service) => ({
  id: String(service.id),
  shown: 'Shown',
  line: service.aboutDescription,
  text: service.description,
  picture: '',
  price: '',
}));

/** The names of the services by the id of their row. */
export const serviceTitles: Readonly<Record<string, string>> = Object.fromEntries(
  givenServices.map(({ id, title }) => [String(id), title]),
);

/**
 * A row for each of the nine services: first those that the company has saved, in its order, then the others. An empty
 * line or text is that of the given service.
 */
export function completeServices(saved: readonly ServiceRow[]): ServiceRow[] {
  const rows = [...saved, ...givenServiceRows];
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const usual = givenServiceRows.find((row) => row.id === id);
    const own = saved.find((row) => row.id === id);
    if (!usual) return [];
    return own ? [{ ...own, line: own.line || usual.line, text: own.text || usual.text }] : [usual];
  });
}

function readService({ id, line, text, picture, price }: ServiceRow): Service[] {
  const given = givenServices.find((service) => String(service.id) === id);
  if (!given) return [];
  const shown = choosePicture(picture, given, given.title);
  return [{ ...given, ...shown, description: text, aboutDescription: line, price }];
}

/** The services that visitors see, in the company's order and words. */
export const services: readonly Service[] = completeServices(company.services)
  .filter(({ shown }) => shown !== 'Hidden')
  .flatMap(readService);

/** The service for who buys or sells a home or a plot; `null` where the company hides it. */
export const findBuyingService = () => services.find(({ id }) => id === 4) ?? null;

const moreServiceIds: readonly number[] = [1, 2, 4, 5];

/** Four services beside the one of a page: the recommended ones, and in place of its own, or of a hidden one, the first other. */
export function moreServices(own: number): Service[] {
  const others = services.map(({ id }) => id).filter((id) => id !== own);
  const isRecommended = (id: number) => moreServiceIds.includes(id);
  const four = [
    ...others.filter(isRecommended),
    ...others.filter((id) => !isRecommended(id)),
  ].slice(0, moreServiceIds.length);
  return services.filter(({ id }) => four.includes(id));
}

/** Four cards about every service. */
export const includedCards: readonly { title: string; text: string }[] = [
  {
    title: 'Verified Tenants',
    text: 'Tenant screening: we check the tenant’s ID and job and speak to the last landlord before you decide.',
  },
  {
    title: 'On Time Rent',
    text: 'Rent collection: the rent date is in the agreement, and we follow up for you.',
  },
  {
    title: 'Periodic Home Maintenance',
    text: 'Seasonal maintenance for your house: ACs, sump and borewell before summer, roof and drains before the rains.',
  },
  {
    title: 'Rent Agreement',
    text: 'In writing and registered, as the Tamil Nadu tenancy act requires, with an inventory signed by both sides.',
  },
];

export const serviceWords = {
  gridTitle: 'Services',
  pageTitle: `Property services${inCities.all}`,
  /** The page of one service. */
  serviceTitle: (service: string) => `${service}${inCities.first}`,
  gridDescription: `Property management and other services for owners of homes and plots${inCities.all}, and what each includes.`,
  gridIntro: `Services for homes and plots${inCities.all}. Choose one, or let us handle everything.`,
  owners: 'For owners: how it works, step by step',
  quote: 'Get A Free Quote',
  range: 'We Can Offer You Wide Range Of Services',
  more: 'More Services from Us',
  included: 'Included In Our Service',
} as const;
