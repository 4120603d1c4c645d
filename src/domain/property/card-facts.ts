/** Decides which facts about flood, water and power a card says: the floods, and beside them what somebody asks for. */
import type { FilterChoice } from './options';
import type { PropertySummary } from './schema';

const facts = ['flood', 'waterSource', 'waterTaste', 'backupFor'] as const satisfies FilterChoice[];

/** Each with the options that a home states; `asked` has the names of what a filter or a search asks for. */
export function pickCardFacts(
  property: Pick<PropertySummary, (typeof facts)[number]>,
  asked: string,
): { name: (typeof facts)[number]; options: readonly string[] }[] {
  return facts.flatMap((name) => {
    const options = [property[name] ?? []].flat().filter(Boolean);
    return options.length > 0 && (name === 'flood' || asked.includes(name))
      ? [{ name, options }]
      : [];
  });
}
