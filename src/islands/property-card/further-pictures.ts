/**
 * Shows the further pictures of a card: which they are is asked once a card, and each is loaded when the one before it is in
 * sight. It is given the card's row of pictures as `PropertyCard` and the server have drawn it.
 */
import { readProperty } from '../../api/properties';
import { withoutVideos } from '../../domain/links';
import { findSources } from '../picture/sources';

/** The link around the pictures, which are in a row that the browser scrolls. */
type Row = HTMLAnchorElement;

const asked = new WeakMap<Row, Promise<readonly string[]>>();

async function readAddresses({ pathname }: Row): Promise<readonly string[]> {
  const home = await readProperty(decodeURIComponent(pathname.replace(/.*\//, '')));
  return withoutVideos(home?.images ?? []).slice(1);
}

async function askAddresses(row: Row): Promise<readonly string[]> {
  const addresses = asked.get(row) ?? readAddresses(row);
  asked.set(row, addresses);
  try {
    return await addresses;
  } catch (thrown) {
    asked.delete(row);
    throw thrown;
  }
}

/** Another picture with the size and the shape of the card's first. */
function makePicture(address: string, first: HTMLImageElement): HTMLElement {
  const { src, srcSet = '', formats } = findSources(address);
  const sizes = first.parentElement?.querySelector('source')?.sizes ?? first.sizes;
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  const sources = formats.map(({ type, srcSet: srcset }) =>
    Object.assign(document.createElement('source'), { type, srcset, sizes }),
  );
  // Before it has an address: it would load that of a browser that knows none of the formats.
  picture.append(...sources, image);
  Object.assign(image.dataset, first.dataset);
  Object.assign(image, { alt: '', decoding: 'async', sizes, srcset: srcSet, src });
  return picture;
}

const findPlace = ({ scrollLeft, clientWidth }: Row) => Math.round(scrollLeft / clientWidth);

/** Shows the pictures of a row up to the one after that in sight, and says which one that is. Throws `RequestFailed`. */
export async function showPictures(row: Row): Promise<void> {
  const next = findPlace(row) + 1;
  const addresses = await askAddresses(row);
  const first = row.querySelector('img');
  const rest = row.lastElementChild;
  if (!first || !rest) return;
  while (rest.childElementCount < addresses.length) rest.append(document.createElement('span'));
  for (const [index, address] of addresses.slice(0, next).entries()) {
    const slot = rest.children[index];
    if (slot?.childElementCount === 0) slot.append(makePicture(address, first));
  }
  const place = findPlace(row);
  row.dataset.pictures = String(place);
  const count = row.nextElementSibling;
  if (count) count.textContent = `${place + 1}/${addresses.length + 1}`;
}
