import { halves, trimText } from './typed-text';

/**
 * Normalises a text of one line for storage: a line break or a tab is a space, as no field of a form would show it. Apart
 * from longer texts, whose code every visitor with a form loads.
 */
export function storedLine(text: string): string {
  return trimText(text.replace(halves, '').replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '));
}
