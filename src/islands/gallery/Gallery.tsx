import { useState, type ComponentType } from 'react';
import { galleryText } from '../../content/property';
import { withinChunkTimeout } from '../chunk-timeout';
import { ErrorBoundary } from '../ErrorBoundary';
import type { LightboxProps } from './Lightbox';
import stylesheet from './lightbox.css?url';
import { Mosaic } from './Mosaic';
import { slidesOf, tilesOf, type Tile } from './slides';

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
 * Fetches the lightbox with its styles. The styles are loaded by address, because styles that a
 * component imports become part of every page that may load it.
 */
async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  styles ??= addStyles();
  const [{ Lightbox }] = await withinChunkTimeout(Promise.all([import('./Lightbox'), styles]));
  return Lightbox;
}

interface Props {
  name: string;
  images: readonly (string | null)[];
}

interface Opened {
  Lightbox: ComponentType<LightboxProps>;
  index: number;
  link: HTMLAnchorElement;
}

/** The pictures of a property: a mosaic of links, and a lightbox that is fetched when one is opened. */
export default function Gallery({ name, images }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const slides = slidesOf(name, images);

  async function open(tile: Tile, link: HTMLAnchorElement) {
    try {
      const Lightbox = await loadLightbox();
      setOpened({ Lightbox, index: tile.index, link });
    } catch {
      window.location.assign(link.href);
    }
  }

  function close() {
    opened?.link.focus();
    setOpened(null);
  }

  return (
    <ErrorBoundary>
      <Mosaic
        label={galleryText.label(name)}
        tiles={tilesOf(slides)}
        onOpen={(tile, link) => void open(tile, link)}
      />
      {opened && <opened.Lightbox slides={slides} index={opened.index} onClose={close} />}
    </ErrorBoundary>
  );
}
