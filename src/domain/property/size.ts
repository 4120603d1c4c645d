import { isPlainArea, readArea } from './measure';
import { formatNumber } from './rupees';

/**
 * A size for display: "1,200 sqft" when the text is one number of square feet; otherwise the text itself,
 * so that "2 grounds" or a range loses none of its words.
 */
export function formatSize(text: string, unit: string): string {
  const area = isPlainArea(text) ? readArea(text) : null;
  return area === null ? text.trim() : `${formatNumber(area)} ${unit}`;
}
