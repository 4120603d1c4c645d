function isSameTag(a: Node, b: Node): boolean {
  return a instanceof Element && b instanceof Element && a.cloneNode().isEqualNode(b.cloneNode());
}

/** Gives an element the content of another; what is alike stays, so that pictures do not flicker. */
export function adopt(shown: Element, fresh: Element): void {
  // The form would be left otherwise.
  for (const link of fresh.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  replaceChildren(shown, fresh);
}

function replaceChildren(shown: Node, fresh: Node): void {
  const before = [...shown.childNodes];
  const after = [...fresh.childNodes].map((node) => document.importNode(node, true));
  for (const [place, node] of after.entries()) {
    const old = before[place];
    if (!old) shown.appendChild(node);
    else if (old.isEqualNode(node)) continue;
    else if (isSameTag(old, node)) replaceChildren(old, node);
    else old.replaceWith(node);
  }
  for (const old of before.slice(after.length)) old.remove();
}
