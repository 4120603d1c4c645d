import type { Slide } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/download';
import { hostedVariant } from '../../domain/picture/hosted';

interface Download {
  slide: Slide;
  saveAs: (source: string) => void;
}

/**
 * Saves the original of a picture. One on another host is no page's to fetch: the hosted service sends it
 * as a file when its address says so, others show it in a tab of its own.
 */
export function savePicture({ slide: { download }, saveAs }: Download): void {
  if (typeof download !== 'string') return;
  if (download.startsWith('/')) {
    saveAs(download);
    return;
  }
  const link = document.createElement('a');
  link.href = hostedVariant(download, 'fl_attachment') ?? download;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
