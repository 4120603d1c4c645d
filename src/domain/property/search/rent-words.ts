import { readPrice } from '../measure';
import type { Limits } from './range';

const wordEnd = String.raw`(?![\p{L}\p{M}\d]|[.,]\d)`;
const unit = String.raw`(?:\s*(?:k|thousand|lacs?|lakhs?|ஆயிரம்|லட்சம்)${wordEnd})?(?:\s*\/-)?`;
/** "Above 1,000 sqft", "max 2 bath" and "within 5 km" ask for something else. */
const notRent = String.raw`(?!\s*(?:sq|sft|ft|feet|bath|bed|km|min))`;
const amount = String.raw`((?:₹\s*|rs\.?\s*)?\d[\d,]*(?:\.\d+)?${unit})${wordEnd}${notRent}`;
const most = 'under|below|within|up ?to|less than|not more than|max(?:imum)?|budget(?: of)?';
const least = 'above|over|more than|(?:at ?)?least|min(?:imum)?';
const month = String.raw`(?:\s*(?:per|a|\/)\s*month${wordEnd})?`;

const oneLimit = new RegExp(String.raw`^(${most}|(${least}))\s+${amount}${month}`, 'iu');
const twoLimits = new RegExp(
  String.raw`^(?:between\s+)?${amount}\s*(?:-|–|to|and)\s*${amount}${month}`,
  'iu',
);
const alone = new RegExp(`^${amount}${month}`, 'iu');

/** Whether an amount without any word around it can only be money: "30k", "₹30,000", "1.5 lakh". */
const isMoney = (text: string) => /^₹|^rs|[kl]|\/-$|thousand|ஆயிரம்|லட்சம்/i.test(text);

/** Nobody asks for a rent below ₹1,000: "under 30" means thousands. */
function rupees(text: string): number {
  const value = readPrice(text) ?? 0;
  return value < 1_000 ? value * 1_000 : value;
}

/** The rent that a text begins with ("under 30k", "20-25k", "₹15,000 to ₹20,000"), and how long that is. */
export function rentAt(text: string): (Limits & { length: number }) | null {
  const one = oneLimit.exec(text);
  if (one) {
    const [typed, , isLeast, asked = ''] = one;
    const limit = rupees(asked);
    const limits = isLeast ? { low: limit, high: Infinity } : { low: 0, high: limit };
    return { ...limits, length: typed.length };
  }
  const two = twoLimits.exec(text);
  if (two) {
    const [typed, from = '', to = ''] = two;
    if (isMoney(from) || isMoney(to)) {
      // Of both together the first is read: "1 - 1.5 lakh" names its unit once.
      const limits = [rupees(`${from} - ${to}`), rupees(to)];
      return { low: Math.min(...limits), high: Math.max(...limits), length: typed.length };
    }
  }
  const [typed = '', asked = ''] = alone.exec(text) ?? [];
  return isMoney(asked) ? { low: 0, high: rupees(asked), length: typed.length } : null;
}
