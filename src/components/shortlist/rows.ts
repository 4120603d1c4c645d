import { choiceWords } from '../../content/choices';
import { listings } from '../../content/listings';
import { referenceText } from '../../content/reference';
import { comparison } from '../../content/shortlist';
import { formatDay } from '../../domain/date';
import { confirmationOf, readAvailableFrom } from '../../domain/property/availability';
import { type CostPart, type CostSum, moveInCost } from '../../domain/property/costs';
import { formatRent, formatRupees, formatSize, roomsText } from '../../domain/property/format';
import { localityOf } from '../../domain/property/headline';
import type { Property } from '../../domain/property/schema';
import { referenceOf } from '../../domain/reference';

/** What one home says in a row; without a text it is not stated. */
interface Cell {
  text: string;
  /** A condition that belongs to the text. */
  note?: string;
}

/** A row of the comparison, with a cell for each home. */
export interface ComparedRow {
  label: string;
  cells: Cell[];
  /** Whether two homes state different things. */
  differs: boolean;
}

type RowName = keyof typeof comparison.rows;

const yesNo = (value: boolean) => (value ? comparison.yes : comparison.no);

/** Words for nothing ("Included") stand as they are written; an amount has one form. */
function amount({ rupees, written }: CostPart): string {
  return rupees === null || (rupees === 0 && /\p{L}/u.test(written))
    ? written
    : formatRupees(rupees);
}

/** A sum with what could not be added. */
function total({ parts, rupees }: CostSum): Cell {
  if (rupees === null) return { text: '' };
  const missing = parts.filter((part) => part.rupees === null).map(({ name }) => name);
  const note = missing.length > 0 ? comparison.without(missing) : '';
  return { text: formatRupees(rupees), note };
}

function available({ availableFrom, status }: Property, today: string): string {
  if (availableFrom === '' && status === 'Occupied') return comparison.let;
  const day = readAvailableFrom(availableFrom, today);
  if (day === null) return availableFrom;
  return day === 'now' ? comparison.now : formatDay(day);
}

function confirmed(property: Property, today: string): string {
  if (property.status === 'Occupied') return comparison.let;
  const confirmation = confirmationOf(property, today);
  if (confirmation === null) return '';
  return confirmation === 'ask' ? comparison.ask : formatDay(property.confirmedAt);
}

/** A text such as "3rd of 4" says both. */
function floorText({ floor, totalFloors }: Property): string {
  const saysBoth = /\d\D+\d|\bof\b/i.test(floor);
  return totalFloors === '' || saysBoth ? floor : comparison.floorOf(floor, totalFloors);
}

function cellsOf(property: Property, today: string): Record<RowName, Cell | string> {
  const costs = moveInCost(property);
  const { areaType, letTo, waterSource, address } = property;
  const [rent, maintenance] = costs.monthly.parts;
  return {
    rent: rent ? formatRent(rent.written) : '',
    maintenance: maintenance ? amount(maintenance) : '',
    monthly: total(costs.monthly),
    onMovingIn: total(costs.onMovingIn),
    comesBack: amount(costs.comesBack),
    available: available(property, today),
    confirmed: confirmed(property, today),
    bedrooms: roomsText(property.bedrooms, String),
    bathrooms: roomsText(property.bathrooms, String),
    size: {
      text: formatSize(property.propertySize, listings.card.size),
      note: areaType === '' ? '' : choiceWords.areaType[areaType],
    },
    floor: floorText(property),
    furnishing: choiceWords.fStatus[property.fStatus],
    letTo: letTo.map((household) => choiceWords.letTo[household]).join(', '),
    waterSource: waterSource.map((source) => choiceWords.waterSource[source]).join(', '),
    lift: yesNo(property.lift),
    parking: choiceWords.parking[property.parking],
    pets: yesNo(property.pets),
    locality: localityOf(address),
    reference: referenceText(referenceOf(property._id)),
  };
}

/** Whether two homes state different things; one that states nothing may be like the other. */
function differ(cells: readonly Cell[]): boolean {
  const stated = cells.filter(({ text }) => text !== '');
  return new Set(stated.map(({ text, note = '' }) => `${text}\n${note}`)).size > 1;
}

/** The rows that compare homes, on a day (YYYY-MM-DD) in Chennai. */
export function comparedRows(properties: readonly Property[], today: string): ComparedRow[] {
  const columns = properties.map((property) => cellsOf(property, today));
  return (Object.keys(comparison.rows) as RowName[]).map((name) => {
    const cells = columns.map((column) => {
      const cell = column[name];
      return typeof cell === 'string' ? { text: cell.trim() } : cell;
    });
    return {
      label: comparison.rows[name],
      cells,
      differs: name !== 'reference' && differ(cells),
    };
  });
}
