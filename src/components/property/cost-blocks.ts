import { costWords } from '../../content/properties/costs';
import type { CostFields, CostName, CostPart, CostSum } from '../../domain/property/costs';
import { moveInCost } from '../../domain/property/costs';
import { formatRent, formatRupees } from '../../domain/property/view';

interface Row {
  label: string;
  value: string;
}

/** A sum with its rows. A part that is not stated has no row; a part that could not be added is named beside the total. */
export interface CostBlock {
  title: string;
  rows: Row[];
  total: string | null;
  without: string;
}

const isStated = ({ written }: CostPart) => written !== '';
const nameOf = ({ name }: CostPart) => costWords.names[name];

/** Words for nothing ("Included", "None") stay as written; an amount has one form. */
export function costText({ rupees, written }: CostPart): string {
  const isWord = rupees === null || (rupees === 0 && /\p{L}/u.test(written));
  return isWord ? written : formatRupees(rupees);
}

function block(title: string, { parts, rupees }: CostSum, rows: Row[]): CostBlock {
  const unknown = parts.filter((part) => part.rupees === null).map(nameOf);
  return {
    title,
    rows,
    total: rupees === null ? null : formatRupees(rupees),
    without: rupees === null || unknown.length === 0 ? '' : costWords.without(unknown),
  };
}

/** The move-in cost of a property for its page. */
export function shownCosts(property: CostFields) {
  const { monthly, onMovingIn, comesBack, advanceMonths } = moveInCost(property);
  const isWhole = advanceMonths !== null && Number.isInteger(advanceMonths);
  const row = (part: CostPart): Row => {
    const plain = { label: nameOf(part), value: costText(part) };
    if (part.name !== 'advance' || !isWhole) return plain;
    const months = costWords.months(advanceMonths);
    return part.rupees === null
      ? { ...plain, value: months }
      : { ...plain, label: costWords.advance(months) };
  };
  const rowsOf = (names: readonly CostName[]) =>
    onMovingIn.parts.filter((part) => names.includes(part.name) && isStated(part)).map(row);
  const firstMonth = {
    label: costWords.firstMonth,
    value: monthly.rupees === null ? formatRent(property.price) : formatRupees(monthly.rupees),
  };
  const open = onMovingIn.parts.filter((part) => !isStated(part));
  return {
    monthly: block(costWords.monthly, monthly, rowsOf(['price', 'maintenance'])),
    onMovingIn: block(costWords.onMovingIn, onMovingIn, [
      firstMonth,
      ...rowsOf(['advance', 'otherCharges', 'brokerage']),
    ]),
    beside: rowsOf(['maintenance', 'advance']),
    comesBack: comesBack.rupees ? formatRupees(comesBack.rupees) : '',
    notStated: open.map(nameOf),
    isRentOnly: open.length >= onMovingIn.parts.length - 1,
    advanceMonths,
  };
}
