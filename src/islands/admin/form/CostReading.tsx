import { useStore } from '@nanostores/react';
import { costWords } from '../../../content/properties/costs';
import type { FormValues } from '../../../domain/form';
import { maxAdvanceMonths, moveInCost, type CostSum } from '../../../domain/property/costs';
import { formatRupees } from '../../../domain/property/format';
import type { FormEditor } from './spec';

const { names, read, plus, limit } = costWords;

function formatSum({ rupees, open }: CostSum): string {
  if (rupees === null) return '';
  const rest = open.length > 0 ? ` (${plus(open.map((name) => names[name]))})` : '';
  return formatRupees(rupees) + rest;
}

const advanceLine = (months: string, rupees: number | null) =>
  rupees === null ? read.monthsOnly(months) : read.months(months, formatRupees(rupees));

/** Says in sentences how the costs in a property's form are read; [] if there are none. */
export function costLines(values: FormValues): string[] {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const { monthly, onMovingIn, comesBack, advanceMonths } = moveInCost({
    price: text('price'),
    maintenance: text('maintenance'),
    advance: text('advance'),
    otherCharges: text('otherCharges'),
    brokerage: text('brokerage'),
  });
  const beside = onMovingIn.parts.filter(({ name, written }) => name !== 'price' && written !== '');
  if (beside.length === 0) return [];
  const month = formatSum(monthly);
  const moving = formatSum(onMovingIn);
  const isWhole = advanceMonths !== null && Number.isInteger(advanceMonths);
  const isHigh = advanceMonths !== null && advanceMonths > maxAdvanceMonths;
  return [
    ...(month === '' ? [] : [read.monthly(month)]),
    ...(moving === '' ? [] : [read.onMovingIn(moving)]),
    ...(isWhole ? [advanceLine(costWords.months(advanceMonths), comesBack.rupees)] : []),
    ...beside
      .filter(({ name, rupees }) => rupees === null && !(isWhole && name === 'advance'))
      .map(({ name, written }) => read.words(names[name], written)),
    ...(isHigh ? [`${limit.text} ${read.high}`] : []),
  ];
}

export function CostReading({ editor }: { editor: FormEditor }) {
  const lines = costLines(useStore(editor.$values));
  if (lines.length === 0) return null;
  return (
    <ul role="list" className="quiet small measure">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
