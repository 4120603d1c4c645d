const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An .xlsx file to be saved under this name (plain letters), for one client: never cached. */
export function workbookResponse(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': workbookType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}
