/** Characters that XML 1.0 (section 2.2) does not allow, halves of surrogate pairs included, and control characters that it discourages. */
const notAllowed = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Text for an XML element or attribute; characters that XML does not allow are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(notAllowed, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element that holds text; nothing when there is none. */
export function textElement(name: string, text: string | undefined): string {
  const written = escapeXml(text ?? '');
  return written === '' ? '' : `<${name}>${written}</${name}>`;
}
