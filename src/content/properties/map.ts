import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';

const homes = (count: number) => formatCount(count, 'home', 'homes');
const from = (rent: number | null) => (rent === null ? '' : `from ₹${groupDigits(rent)}`);
const parts = (...words: readonly string[]) => words.filter((word) => word !== '').join(', ');

export const mapText = {
  title: 'Rental Properties on the map',
  label: { Chennai: 'Homes on the map of Chennai', Madurai: 'Homes on the map of Madurai' },
  sea: 'Bay of Bengal',
  scale: '5 km',
  north: 'N',
  from,
  /** The name of a bubble for screen readers: "Velachery, 3 homes, from ₹18,000"; `others` counts further places in it. */
  bubble: (place: string, others: number, count: number, rent: number | null) => {
    const near = others === 0 ? '' : ` and ${formatCount(others, 'place', 'places')} nearby`;
    return parts(place + near, homes(count), from(rent));
  },
  /** The name beside a bubble of several places. */
  groupName: (name: string, others: number) => `${name} +${others}`,
  /** A home in a card, with its place if the card has several. */
  home: (place: string, rent: string) => parts(place, rent),
  /** Below the homes that a card names, where its place has more. */
  more: (count: number, place: string) => `${groupDigits(count)} more: see all homes in ${place}`,
  near: (name: string) => `${name} and nearby`,
  close: 'Close',
  approximate: 'The circle shows the area only.',
  unknown: (count: number) =>
    count === 1
      ? '1 home is not on the map: we could not find the place in its address.'
      : `${homes(count)} are not on the map: we could not find the places in their addresses.`,
  on: (place: string, city: string) => `${place} on a map of ${city}`,
} as const;
