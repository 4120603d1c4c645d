import type { ComponentType } from 'react';
import type { LightboxProps } from './Lightbox';
import { withinChunkTimeout } from '../chunk-timeout';
import stylesheet from './lightbox.css?url';

let styles: Promise<void> | undefined;

function addStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = undefined;
      reject(new Error('The styles of the lightbox could not be loaded.'));
    });
    document.head.append(link);
  });
}

/**
 * Fetches the lightbox with its styles. The styles come by address, because styles that a component
 * imports are part of every page that may load it.
 */
export async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  styles ??= addStyles();
  const [{ Lightbox }] = await withinChunkTimeout(Promise.all([import('./Lightbox'), styles]));
  return Lightbox;
}
