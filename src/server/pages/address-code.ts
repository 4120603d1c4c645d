import encodeQR from 'qr';

/**
 * The QR code of a URL as SVG, with its quiet zone left to the paper around it: a phone opens the page of a printed sheet.
 * Level "medium" is read although a seventh of it is creased or stained.
 */
export function drawAddressCode(url: string): string {
  return encodeQR(url, 'svg', { ecc: 'medium', border: 2 });
}
