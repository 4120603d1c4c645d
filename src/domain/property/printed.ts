/** What a home's page prints beside its summary, for the search: a phrase that a page shows finds its home. */

import { readPrice } from './measure';
import { readCharge } from './charge';
import { readAdvance } from './costs';
import { featureColumns, floorText, roomCount } from './format';
import type { Property } from './schema';
import { formatOrdinal, normalizeWords } from '../words';

const negative = /^(?:no|none|nil|not)\b|^இல்லை/i;

/** The fact that a remark says, and what it says beside "Yes"; of "No" that it is not there. */
function remarkPhrases(text: string, fact: string): string[] {
  if (text.trim() === '') return [];
  if (negative.test(text.trim())) return [`no ${fact}`];
  return [fact, ...text.split(/[,;\n]/).filter((part) => !/^\s*yes\s*$/i.test(part))];
}

/** What is paid for something, or that nothing is. */
function chargePhrases(text: string, fact: string): string[] {
  if (text.trim() === '') return [];
  const rupees = readCharge(text);
  return [rupees === 0 ? `no ${fact}` : `${fact} ${rupees ?? text.replaceAll(',', ' ')}`];
}

/** The floors by their usual names: "2nd of 2" is the 2nd floor and the top floor. */
export function floorNames({
  floor,
  totalFloors,
}: Pick<Property, 'floor' | 'totalFloors'>): string[] {
  const [, own = floor, total = totalFloors] = /^(.*?)\s*(?:\bof\b|\/)\s*(\d+)/s.exec(floor) ?? [];
  // "G+1" and "Stilt+2" are the storeys of a building.
  const words = normalizeWords(
    own.replace(/(?<![\p{L}\d])\p{L}+\s?\+\s?\d+(?![\p{L}\d])/gu, ''),
  ).split(' ');
  const floors = words.flatMap((word) => {
    const number = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0);
    return number > 0 ? [number] : [];
  });
  const isGround = words.some((word) => /^(?:ground|g|0|gf|தரைத்தளம்)$/.test(word));
  const isTop = floors.includes(Number.parseInt(total));
  return [
    ...(isGround ? ['ground floor'] : []),
    ...floors.map((number) => `${formatOrdinal(number)} floor`),
    ...(isTop ? ['top floor'] : []),
  ];
}

/** The phrases of a home's page that its summary lacks, normalized, separated by commas. */
function detailPhrases(property: Property): string {
  const { bedrooms, floor, facing, power, vParking, areaType, balcony, fireSafety } = property;
  const { backupFor, waterNote, floodNote, nearby } = property;
  const advance = readAdvance(property.advance, readPrice(property.price));
  const lines = [
    ...(roomCount(bedrooms) === null ? [bedrooms] : []),
    floor,
    floorText(property),
    ...floorNames(property),
    ...(facing === '' ? [] : [`${facing} facing`]),
    ...remarkPhrases(power, 'power backup'),
    ...(backupFor.length > 0 ? ['power backup'] : []),
    ...[...floodNote.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => `past flood ${year}`),
    ...[waterNote, floodNote, nearby].flatMap((text) => text.split(/[,;:\n]/)),
    ...remarkPhrases(vParking, 'visitor parking'),
    ...(areaType === '' ? [] : [`${areaType} area`]),
    ...(/[1-9]/.test(balcony) ? ['balcony'] : []),
    ...(advance === null ? [] : [`advance ${advance}`]),
    ...(fireSafety === true ? ['fire safety'] : []),
    ...chargePhrases(property.maintenance, 'maintenance'),
    ...chargePhrases(property.brokerage, 'brokerage'),
    ...featureColumns(property.features).flat(),
  ];
  return [...new Set(lines.map(normalizeWords))].filter(Boolean).join(',');
}

/** The phrases, and in a line below them the words of the description, in which no phrase ends. */
export function makeSearchWords(property: Property): string {
  const prose = normalizeWords(property.propertyDes);
  return detailPhrases(property) + (prose === '' ? '' : `\n${prose}`);
}
