interface ListItem {
  readonly '@type': 'ListItem';
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly ListItem[];
}

/** The trail as people see it; a crumb without a link is the page itself, at the given absolute address. */
export function breadcrumbList(
  trail: readonly { readonly label: string; readonly href?: string | undefined }[],
  page: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? page : new URL(href, page).href,
    })),
  };
}
