/**
 * The id in a page's address. Asked for a page that answers 404, static hosts and the local server try
 * `x.html` and `x/index.html` next: these mean the same page. Pages take it as a rest parameter, since
 * with a plain one such deeper addresses are errors instead of 404.
 */
export function pageId(parameter: string | undefined): string {
  return (parameter ?? '').replace(/(?:\/index)?\.html?$/, '');
}
