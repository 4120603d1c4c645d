/**
 * The words of a home's costs on its page: rows and sums as `domain/property/costs.ts` has them, and what is not stated
 * beside them.
 */
import { costWords } from '../../content/properties/costs';
import type { CostFields, CostName, CostPart, CostSum } from '../../domain/property/costs';
import { moveInCost } from '../../domain/property/costs';
import { formatRupees } from '../../domain/property/format';

interface Row {
  label: string;
  value: string;
}

/** A sum with its rows. A part that is not stated has no row; it is named beside the total. */
export interface CostBlock {
  title: string;
  rows: Row[];
  /** `null` where a part is not known. */
  total: string | null;
  plus: string;
}

const isStated = ({ written }: CostPart) => written !== '';
const findName = ({ name }: CostPart) => costWords.names[name];

/** Words for nothing ("Included", "None") stay as written; an amount has one form. */
export function costText({ rupees, written }: CostPart): string {
  const isWord = rupees === null || (rupees === 0 && /\p{L}/u.test(written));
  return isWord ? written : formatRupees(rupees);
}

function block(title: string, { rupees, open }: CostSum, rows: Row[]): CostBlock {
  const names = open.map((name) => costWords.names[name]);
  return {
    title,
    rows,
    total: rupees === null ? null : formatRupees(rupees),
    plus: rupees === null || names.length === 0 ? '' : costWords.plus(names),
  };
}

/** The move-in cost of a property for its page. */
export function shownCosts(property: CostFields) {
  const { monthly, onMovingIn, comesBack, advanceMonths } = moveInCost(property);
  const isWhole = advanceMonths !== null && Number.isInteger(advanceMonths);
  const row = (part: CostPart): Row => {
    const plain = { label: findName(part), value: costText(part) };
    if (part.name !== 'advance' || !isWhole) return plain;
    const months = costWords.months(advanceMonths);
    return part.rupees === null
      ? { ...plain, value: months }
      : { ...plain, label: costWords.advance(months) };
  };
  const makeRows = (names: readonly CostName[]) =>
    onMovingIn.parts.filter((part) => names.includes(part.name) && isStated(part)).map(row);
  const rentAndMaintenance = makeRows(['price', 'maintenance']);
  const firstMonth =
    monthly.rupees === null
      ? rentAndMaintenance
      : [{ label: costWords.firstMonth, value: formatRupees(monthly.rupees) }];
  const open = onMovingIn.parts.filter((part) => !isStated(part));
  return {
    monthly: block(costWords.monthly, monthly, rentAndMaintenance),
    onMovingIn: block(costWords.onMovingIn, onMovingIn, [
      ...firstMonth,
      ...makeRows(['advance', 'otherCharges', 'brokerage']),
    ]),
    beside: makeRows(['maintenance', 'advance']),
    comesBack: comesBack.rupees ? formatRupees(comesBack.rupees) : '',
    notStated: open.map(findName),
    isRentOnly: open.length >= onMovingIn.parts.length - 1,
    advanceMonths,
  };
}
