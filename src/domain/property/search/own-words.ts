import { readCharge } from '../costs';
import type { Property } from '../schema';
import { featureColumns, floorText, roomCount } from '../format';
import { ordinals } from './floors';
import { fold, nth } from './words';

const negative = /^(?:no|none|nil|not)\b|^இல்லை/i;

/** The fact that a remark says, and what it says beside "Yes"; nothing for "No". */
function remark(text: string, fact: string): string[] {
  if (text.trim() === '' || negative.test(text.trim())) return [];
  return [fact, ...text.split(/[,;\n]/).filter((part) => !/^\s*yes\s*$/i.test(part))];
}

/** The floors by their usual names: "2nd of 2" is the 2nd floor and the top floor. */
export function floorNames({
  floor,
  totalFloors,
}: Pick<Property, 'floor' | 'totalFloors'>): string[] {
  const [, own = floor, total = totalFloors] = /^(.*?)\s*(?:\bof\b|\/)\s*(\d+)/s.exec(floor) ?? [];
  const words = fold(own).split(' ');
  const floors = words.flatMap((word) => {
    const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1];
    const count =
      number === undefined ? ordinals.findIndex((ordinal) => ordinal === word) + 1 : Number(number);
    return count > 0 ? [count] : [];
  });
  const isGround = words.some((word) => /^(?:ground|g|0|gf|தரைத்தளம்)$/.test(word));
  const isTop = floors.includes(Number.parseInt(total));
  return [
    ...(isGround ? ['ground floor'] : []),
    ...floors.map((count) => `${nth(count)} floor`),
    ...(isTop ? ['top floor'] : []),
  ];
}

/** What a home's page prints beside its summary, as a search reads it: phrases in their normal form, parted by commas. */
export function ownWords(property: Property): string {
  const { bedrooms, floor, facing, power, vParking, areaType, balcony, fireSafety } = property;
  const lines = [
    ...(roomCount(bedrooms) === null ? [bedrooms] : []),
    floor,
    floorText(property),
    ...floorNames(property),
    ...(facing === '' ? [] : [`${facing} facing`]),
    ...remark(power, 'power backup'),
    ...remark(vParking, 'visitor parking'),
    ...(areaType === '' ? [] : [`${areaType} area`]),
    ...(/[1-9]/.test(balcony) ? ['balcony'] : []),
    ...(fireSafety === true ? ['fire safety'] : []),
    ...(readCharge(property.brokerage) === 0 ? ['no brokerage'] : []),
    ...featureColumns(property.features).flat(),
  ];
  return [...new Set(lines.map(fold))].filter(Boolean).join(',');
}
