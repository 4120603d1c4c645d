import { isMapUrl, mapLinkIn } from '../links';
import { storedLine } from '../typed-line';
import { makeTextKind } from './text-kind';

export interface MapDefinition {
  kind: 'map';
  max: number;
}

/** A link to Google Maps, found in what was pasted. */
export const mapKind = makeTextKind<MapDefinition>({
  clean: (pasted) => storedLine(mapLinkIn(pasted)),
  isValid: isMapUrl,
  fault: 'map',
});
