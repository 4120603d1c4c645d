import type { Fault } from '../fault';
import { isMapUrl, mapLinkIn } from '../links';
import { storedLine } from '../typed-line';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface MapDefinition {
  kind: 'map';
  max: number;
}

const rules = {
  clean: (pasted: string) => storedLine(mapLinkIn(pasted)),
  format: { fault: (link: string): Fault | null => (isMapUrl(link) ? null : { code: 'map' }) },
};

/** A link to Google Maps, found in what was pasted. */
export const mapKind: FieldKind<MapDefinition, string> = {
  blank: () => '',
  parse: (given, field) => parseTextValue(given, field, rules),
  readStored(stored) {
    const text = readStoredText(stored);
    return text === null || isMapUrl(text) ? text : '';
  },
};
