/** What homes are compared by, side by side: the rows, their cells, and which rows say something different of them. */
import { shownValue, shownValues } from '../../content/properties/options';
import { referenceText } from '../../content/properties/reference';
import { comparison } from '../../content/properties/shortlist';
import { findHomePlace } from '../../domain/place/home';
import { monthlyCost } from '../../domain/property/costs';
import { formatLocality } from '../../domain/property/address';
import type { Property } from '../../domain/property/schema';
import {
  floorText,
  nearbyLines,
  formatRent,
  formatSize,
  roomsText,
} from '../../domain/property/format';
import { makeReference } from '../../domain/reference';
import { type CostBlock, costText, shownCosts } from '../property/cost-blocks';
import { availableText } from '../property/rows';

/** The cell of one home in a row; '' means not stated. */
interface Cell {
  text: string;
  /** A condition that belongs to the text. */
  note?: string;
  /** The facts to compare; by default its text and its note. */
  states?: readonly [string, string];
}

type RowName = keyof typeof comparison.rows;

const yesNo = (value: boolean | '') => (value === '' ? '' : value ? comparison.yes : comparison.no);

/** The floor is one thing that is stated and the number of floors another, whichever field says how many there are. */
function floorCell(property: Property): Cell {
  const { floor, totalFloors } = property;
  if (floor === '') return { text: '' };
  const [, own = floor, ofAll = totalFloors] = /^(.+?)\s+of\s+(\d+)$/.exec(floor) ?? [];
  return { text: floorText(property), states: [own, ofAll] };
}

function makeCells(property: Property, today: string): Record<RowName, Cell | string> {
  const costs = shownCosts(property);
  const { areaType, price, advance, letTo, waterSource, power, floodNote } = property;
  const flood = shownValue('flood', property.flood);
  const backup = shownValues('backupFor', property.backupFor);
  const maintenance = monthlyCost(property).parts.find(({ name }) => name === 'maintenance');
  const sum = ({ total, plus }: CostBlock) => ({ text: total ?? '', note: plus });
  return {
    rent: formatRent(price),
    maintenance: maintenance ? costText(maintenance) : '',
    monthly: sum(costs.monthly),
    onMovingIn: sum(costs.onMovingIn),
    comesBack: costs.comesBack || advance,
    available: availableText(property, today),
    bedrooms: roomsText(property.bedrooms, String),
    bathrooms: roomsText(property.bathrooms, String),
    size: { text: formatSize(property.propertySize), note: shownValue('areaType', areaType) },
    floor: floorCell(property),
    furnishing: shownValue('fStatus', property.fStatus),
    letTo: shownValues('letTo', letTo),
    waterSource: shownValues('waterSource', waterSource),
    waterTaste: shownValues('waterTaste', property.waterTaste),
    flood: { text: flood || floodNote, note: flood && floodNote },
    power: { text: power || backup, note: power && backup },
    lift: yesNo(property.lift),
    parking: shownValue('parking', property.parking),
    pets: yesNo(property.pets),
    locality: formatLocality({ ...property, place: findHomePlace(property) }),
    nearby: nearbyLines(property).join('; '),
    reference: referenceText(makeReference(property._id)),
  };
}

/** Whether two homes state different things; one that states nothing, or no condition, may be like the other. */
function differ(cells: readonly Cell[]): boolean {
  const states = cells.map((cell) => cell.states ?? [cell.text, cell.note ?? '']);
  return [0, 1].some((thing) => new Set(states.map((of) => of[thing]).filter(Boolean)).size > 1);
}

/** The rows that compare homes, on a day (YYYY-MM-DD) in Chennai. */
export function comparedRows(properties: readonly Property[], today: string) {
  const columns = properties.map((property) => makeCells(property, today));
  return (Object.keys(comparison.rows) as RowName[]).map((name) => {
    const cells = columns.map((column) => {
      const cell = column[name];
      return typeof cell === 'string' ? { text: cell.trim() } : cell;
    });
    return { label: comparison.rows[name], cells, differs: name !== 'reference' && differ(cells) };
  });
}
