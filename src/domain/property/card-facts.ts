/** Decides which facts about flood, water and power a card says: the floods, and beside them what somebody asks for. */
import type { FilterChoice } from './options';
import type { PropertySummary } from './schema';

const names = ['flood', 'waterSource', 'waterTaste', 'backupFor'] as const satisfies FilterChoice[];
type CardFact = (typeof names)[number];

/** Each with the options that a home states; `asked` has the names of what a filter or a search asks for. */
export function pickCardFacts(
  property: Pick<PropertySummary, CardFact>,
  asked: string,
): [name: CardFact, options: readonly string[]][] {
  return names.flatMap((name) => {
    const options = [property[name] ?? []].flat();
    const isSaid = name === 'flood' || asked.includes(name);
    return isSaid && options[0] ? [[name, options]] : [];
  });
}
