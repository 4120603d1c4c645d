/** What the list says of a search: what was left out of it, and what the homes are that have not all of it. Loads with the search. */
import type { NotOffered, Said, UnlabelledWish, WantedDay, Wish } from '../../domain/wish';
import type { FilterFlag } from '../../domain/property/options';
import type { ListWords } from '../../domain/filter/filter';
import { flagLabels, optionsLabel, rangeLabels } from './listings';
import { wayText } from './nearby';
import { referenceText } from './reference';

const said: Record<Said, string> = {
  noBrokerage: 'No brokerage',
  powerBackup: 'Power backup',
  visitorParking: 'Visitor parking',
  fireSafety: 'Fire safety',
};

const quoted = ({ typed }: UnlabelledWish) => `“${typed}”`;

type Landmark = Extract<UnlabelledWish, { kind: 'landmark' }>;

const isLandmark = <One extends UnlabelledWish>(wish: One): wish is One & Landmark =>
  wish.kind === 'landmark';
/** More places than this say nothing more. */
const maxNamedPlaces = 6;
const landmarkText = ({ name, places }: Landmark) => {
  // A place that is a landmark is all there is around it.
  const isPlace = places.length === 1 && places[0] === name;
  return isPlace || places.length > maxNamedPlaces ? name : `${name} (${places.join(', ')})`;
};

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

function formatWantedDay(wanted: WantedDay): string {
  if ('inDays' in wanted) return wanted.inDays < 2 ? 'by tomorrow' : `within ${wanted.inDays} days`;
  const { month, day, year } = wanted;
  return `by ${[day, months[month - 1], year].filter((part) => part !== null).join(' ')}`;
}

/** What people call it when they refuse it. */
const refused: Partial<Record<FilterFlag, string>> = {
  veg: 'Non-vegetarian allowed',
  pets: 'No pets',
  lift: 'No lift',
};

/** What a chip says of a wish. */
export function wishLabel(wish: UnlabelledWish): string {
  if (wish.isNot !== true) return askedLabel(wish);
  return (wish.kind === 'flag' ? refused[wish.flag] : undefined) ?? `Not: ${askedLabel(wish)}`;
}

function askedLabel(wish: UnlabelledWish): string {
  switch (wish.kind) {
    case 'bed':
    case 'bath':
      return rangeLabels[wish.kind](wish.low, wish.high);
    case 'rent':
      return rangeLabels.price(wish.low, wish.high);
    case 'monthly':
      return `${rangeLabels.price(wish.low, wish.high)} with maintenance`;
    case 'advance':
      return `Advance: ${rangeLabels.price(wish.low, wish.high)}`;
    case 'advanceMonths':
      return `Advance: up to ${wish.high} ${wish.high === 1 ? 'month' : 'months'} of rent`;
    case 'size':
      return rangeLabels.area(wish.low, wish.high);
    case 'flag':
      return flagLabels[wish.flag];
    case 'options':
      return [
        optionsLabel(wish.name, wish.options),
        ...[wish.count, wish.year].flatMap((number) => (number ? [`(${number})`] : [])),
        ...(wish.isOnly ? ['only'] : []),
      ].join(' ');
    case 'now':
      return 'Available now';
    case 'by':
      return `Available ${formatWantedDay(wish)}`;
    case 'place':
      return wish.stretch ? `${wish.place} to ${wish.stretch.to}` : wish.place;
    case 'landmark':
      return `Near ${landmarkText(wish)}`;
    case 'pin':
      return `Pin code ${wish.code}`;
    case 'reference':
      return referenceText(wish.reference);
    case 'word':
      return wish.said ? said[wish.said] : quoted(wish);
    case 'notOffered':
    case 'mentioned':
    case 'unknown':
    case 'first':
    case 'least':
      return quoted(wish);
  }
}

const notOffered: Record<Exclude<NotOffered, 'letting' | 'visit'>, string> = {
  shop: 'shops or godowns',
  office: 'offices',
  commercial: 'commercial spaces',
  pg: 'PG rooms',
  hostel: 'hostels',
  lease: 'homes on lease',
  plot: 'plots',
  sale: 'homes for sale',
};

/** Whether somebody buys or sells: there is a service for them. */
const isOfSale = (wish: Wish) =>
  wish.kind === 'notOffered' && (wish.what === 'sale' || wish.what === 'plot');

const list = new Intl.ListFormat('en-GB');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Mentioned = NonNullable<Extract<UnlabelledWish, { kind: 'mentioned' }>['isMentioned']>;

const leastFirst: Record<Extract<Wish, { kind: 'least' }>['of'], string> = {
  rent: 'Lowest rent first.',
  advance: 'Lowest advance first.',
  luxury: 'Highest rent first.',
  size: 'Largest first.',
  space: 'Smallest first.',
};

/**
 * Says what of a search was left out: what the list does not have, and the words that it does not know; and what comes first,
 * where the text asks for that. '' for nothing.
 */
export function leftOutText(wishes: readonly Wish[], found: number): string {
  const unknown = wishes.filter(({ kind }) => kind === 'unknown').map(quoted);
  const what = wishes.flatMap((wish) => (wish.kind === 'notOffered' ? [wish.what] : []));
  const not = what.flatMap((one) =>
    one === 'letting' || one === 'visit' ? [] : [notOffered[one]],
  );
  const away = wishes.flatMap((wish) =>
    wish.kind === 'place' && wish.isElsewhere ? [wish.place] : [],
  );
  const listMentioned = (how: Mentioned) =>
    wishes
      .filter((wish) => wish.kind === 'mentioned' && (wish.isMentioned ?? 'first') === how)
      .map(quoted);
  const mentioned = listMentioned('first');
  const nowhere = listMentioned('by none');
  const first = [
    ...(nowhere.length > 0 ? [`None of these homes mentions ${either.format(nowhere)}.`] : []),
    ...(found > 1
      ? [
          ...wishes.flatMap((wish) => (wish.kind === 'least' ? [leastFirst[wish.of]] : [])),
          ...(mentioned.length > 0 ? [`Homes that mention ${list.format(mentioned)} first.`] : []),
        ]
      : []),
  ];
  if (unknown.length + what.length + away.length === 0) return first.join(' ');
  return [
    ...(what.includes('letting') ? ['Would you like to let your own home? See “For owners”.'] : []),
    ...(what.includes('visit') ? ['To ask for a visit or a call, open the home.'] : []),
    ...(away.length > 0 ? [`We have no homes in ${away.join(' or ')}.`] : []),
    ...(not.length > 0 ? [`No ${not.join(' or ')} are listed here.`] : []),
    ...(unknown.length > 0
      ? [`${list.format(unknown)} ${unknown.length > 1 ? 'are' : 'is'} not in our listings.`]
      : []),
    ...(found > 0 ? [foundText(wishes)] : []),
    ...first,
  ].join(' ');
}

/** "Showing all homes near IIT Madras (Adyar, Taramani, Velachery) for: 2 bedrooms, Lift." */
function foundText(wishes: readonly Wish[]): string {
  const near = wishes.filter(isLandmark).map(landmarkText).join(' or ');
  const others = wishes
    .filter((wish) => wish.isAsked && !isLandmark(wish))
    .map(({ label }) => label)
    .join(', ');
  return `Showing all homes${near && ` near ${near}`}${others && ` for: ${others}`}.`;
}

const isPlace = ({ kind }: Wish) => kind === 'place';

/** The heading of the homes that have not all that a search asks for. */
export function othersTitle(wishes: readonly Wish[], found: number): string {
  const asked = wishes.filter((wish) => wish.isAsked);
  const places = asked
    .filter((wish) => isPlace(wish) && wish.isNot !== true)
    .map(({ label }) => label);
  const where = places.join(' and ');
  if (found === 0 && asked.every(isPlace)) return `None in ${where} itself. Near it:`;
  if (found === 0)
    return `No home has all of it. These have most${where && ` in or near ${where}`}:`;
  return where === '' ? 'Also listed' : `Also in or near ${where}`;
}

const unstatedLabels: Partial<Record<Wish['kind'], string>> = {
  rent: 'rent',
  monthly: 'rent with maintenance',
  advance: 'advance',
  advanceMonths: 'advance',
  now: 'available from',
  by: 'available from',
};

/** A wish for what is not there: a home that lacks it has "Brokerage", and is not without "No brokerage". */
const isRefusal = (label: string) => /^“?no /i.test(label);
const withoutRefusal = (label: string) => {
  const rest = label.replace(/^(“?)no /i, '$1');
  return rest.startsWith('“') ? rest : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** What a home lacks, after the way to a landmark: "Near Velachery · Tidel Park is about 4 km from Velachery in a straight line · Not as asked: Lift; Pets allowed · Not stated: “gym”". */
function lackingText(fit: Parameters<ListWords['lacking']>[0]): string {
  const wishes = fit?.marks?.() ?? [];
  const way = fit?.way;
  const places = wishes.filter(isPlace).map(({ label }) => label);
  const landmarks = wishes.filter(isLandmark).map(({ name }) => name);
  const others = wishes.filter((wish) => !isPlace(wish) && !isLandmark(wish));
  const wanted = others.filter(({ isNot }) => isNot !== true);
  // A word that its page does not print may be true of it all the same.
  const isOpen = ({ kind, isStated }: Wish) => kind === 'word' && isStated === undefined;
  const left = (fit?.unstated ?? []).map(({ kind, label }) => unstatedLabels[kind] ?? label);
  const unstated = [...new Set([...wanted.filter(isOpen).map(({ label }) => label), ...left])];
  const isPart = (wish: Wish) => wish.kind === 'options' && wish.isWhole && wish.isStated;
  const isRent = ({ kind }: Wish) => kind === 'rent' || kind === 'monthly';
  const stated = wanted.flatMap((wish) => {
    if (typeof wish.isStated !== 'string') return [];
    if (wish.kind === 'options')
      return [wish.name === 'letTo' ? `Not for ${wish.isStated}` : 'Only the home stayed dry'];
    const isBackup = wish.kind === 'word' && wish.said === 'powerBackup';
    return [isBackup ? 'Backup for the lift alone' : `Also ${wish.isStated}`];
  });
  const missing = wanted
    .filter((wish) => !isOpen(wish) && !isPart(wish) && !isRent(wish))
    .filter(({ isStated }) => typeof isStated !== 'string')
    .map(({ label }) => label);
  const without = missing.filter((label) => !isRefusal(label));
  // What is refused, and is so.
  const unwanted = [
    ...others.filter(({ isNot }) => isNot === true).map(askedLabel),
    ...missing.filter(isRefusal).map(withoutRefusal),
    ...(wanted.some(isPart) ? ['One floor of a house'] : []),
    ...stated,
    ...wanted
      .filter(isRent)
      .map(({ label }) => `Rent not ${label.replace(/^\w/, (first) => first.toLowerCase())}`),
  ];
  return [
    ...(places.length === 0 || way ? [] : [`Near ${places.join(' or ')}`]),
    ...(way ? [wayText(way)] : []),
    ...(landmarks.length === 0 || way ? [] : [`Not near ${landmarks.join(' or ')}`]),
    ...(without.length === 0 ? [] : [`Not as asked: ${without.join('; ')}`]),
    ...(unstated.length === 0 ? [] : [`Not stated: ${unstated.join('; ')}`]),
    ...(unwanted.length === 0 ? [] : [`But: ${unwanted.join('; ')}`]),
  ].join(' · ');
}

export const listWords: ListWords = {
  notes: (wishes, found) => ({
    leftOut: leftOutText(wishes, found),
    buying: wishes.some(isOfSale) ? [' Buying or selling? See ', '.'] : null,
    others: othersTitle(wishes, found),
  }),
  lacking: lackingText,
  nearest: (place, isElsewhere = false) => {
    if (place !== null) return `Homes near ${place}`;
    return isElsewhere ? 'Other homes' : 'Closest to what you asked for';
  },
};
