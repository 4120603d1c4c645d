import { parseHTML } from 'linkedom';

/** An answer of the tested site to a path of it, or to an address. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, process.env.SITE_ADDRESS), init);
}

/** The HTML of a page, whatever its status. */
export async function readHtml(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** The document of a page as it is served, before its code runs. */
export async function readPage(path: string): Promise<Document> {
  return parsePage(await readHtml(path));
}

export const parsePage = (html: string): Document => parseHTML(html).document;

/** The texts of a part's elements, in the order of the page. */
export const readTexts = (part: ParentNode, selector: string): string[] =>
  [...part.querySelectorAll(selector)].map(readText);

/** The text of an element as it is written, with one space between its parts. */
export function readText(element: Element | null | undefined): string {
  let text = '';
  const collect = (node: Node) => {
    if (node.nodeType === 3) text += node.textContent ?? '';
    else if (node.nodeType === 1 && !['SCRIPT', 'STYLE', 'WBR'].includes(node.nodeName)) {
      text += ' ';
      node.childNodes.forEach(collect);
      text += ' ';
    }
  };
  if (element) collect(element);
  return text.replace(/\s+/g, ' ').trim();
}
