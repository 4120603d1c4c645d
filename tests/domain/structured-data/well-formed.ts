/** An element of an XML document: text and children, in the order of the document. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

const tag = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const allowedText = /^(?:[^<&]|&(?:amp|lt|gt|quot|apos);)*$/;
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

function unescape(text: string): string {
  if (!allowedText.test(text)) throw new Error(`Markup stands in the text ${text}`);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescape(value)]));
}

/**
 * Reads the XML that the site writes: a declaration, elements, attributes, text with the five
 * entities. Anything else, and every element that is not closed in order, throws.
 */
export function parseXml(document: string): Element {
  const [declaration] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(document) ?? [''];
  if (declaration === '') throw new Error('The declaration is missing.');
  if (forbidden.test(document)) throw new Error('A character is not allowed in XML.');
  const top: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  for (let at = declaration.length; at < document.length;) {
    const current = open.at(-1);
    if (!current) throw new Error('More elements are closed than opened.');
    const next = document.indexOf('<', at);
    const end = next === -1 ? document.length : next;
    current.text += unescape(document.slice(at, end));
    if (next === -1) break;
    tag.lastIndex = next;
    const match = tag.exec(document);
    if (!match) throw new Error(`No tag: ${document.slice(next, next + 40)}`);
    const [whole, closing, name = '', attributes = '', empty] = match;
    at = next + whole.length;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed out of order.`);
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), text: '', children: [] };
    current.children.push(element);
    if (!empty) open.push(element);
  }
  const [root, second] = top.children;
  if (open.length !== 1 || !root || second || top.text.trim() !== '')
    throw new Error('There is not exactly one root element.');
  return root;
}

/** The texts of an element's children with this name. */
export function textsOf(element: Element, name: string): string[] {
  return element.children.filter((child) => child.name === name).map(({ text }) => text);
}
