/** The trail of links above a page's title. */
export const breadcrumbWords = { label: 'Breadcrumb', home: 'Home' } as const;
