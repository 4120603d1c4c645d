/** Control characters, and the invisible ones that turn or hide text. Joiners stay: Indian scripts need them. */
const unsafe =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu;

/** A stranger's text as part of a line of an email. */
export function oneLine(text: string): string {
  return text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
}

/** A stranger's text as lines of an email. */
export function manyLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(unsafe, '').trimEnd())
    .join('\n');
}
