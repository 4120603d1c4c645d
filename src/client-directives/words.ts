/**
 * Remembers the words of an island, and returns what puts them back and says whether it had to: a browser that
 * translates the page replaces them, and React, which finds others than its own, would make the island anew, without
 * what was typed. The browser translates them again.
 */
export function rememberWords(island: HTMLElement): () => boolean {
  const words = new Map<Text, string>();
  const children = new Map<Node, ChildNode[]>();
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    words.set(text, text.data);
    if (text.parentNode) children.set(text.parentNode, [...text.parentNode.childNodes]);
  }

  const isReplaced = ([text, word]: [Text, string]) =>
    text.data !== word || !text.parentNode || !children.get(text.parentNode)?.includes(text);

  return () => {
    if (![...words].some(isReplaced)) return false;
    for (const [text, word] of words) if (text.data !== word) text.data = word;
    // One by one, since a field that is taken out loses the focus.
    for (const [parent, own] of children) {
      for (const child of [...parent.childNodes]) if (!own.includes(child)) child.remove();
      let next: ChildNode | null = null;
      for (const child of [...own].reverse()) {
        if (child.parentNode !== parent || child.nextSibling !== next) {
          parent.insertBefore(child, next);
        }
        next = child;
      }
    }
    return true;
  };
}
