/** The services whose share links open a page; the names are what people read. */
const services: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['Google Drive', /^(?:drive|docs)\.google\.com$/],
  ['Google Photos', /^photos\.(?:google\.com|app\.goo\.gl)$/],
  ['Dropbox', /^(?:www\.)?dropbox\.com$|^db\.tt$/],
  ['OneDrive', /^(?:onedrive\.live\.com|1drv\.ms|photos\.onedrive\.com|[\w-]+\.sharepoint\.com)$/],
  ['iCloud', /^(?:www\.|share\.)?icloud\.com$/],
];

/** The service whose page an address opens in place of a picture, or `null`. */
export function sharePage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, searchParams } = new URL(address);
  // With this, Dropbox sends the file itself.
  if (searchParams.get('raw') === '1') return null;
  return services.find(([, hosts]) => hosts.test(hostname))?.[0] ?? null;
}
