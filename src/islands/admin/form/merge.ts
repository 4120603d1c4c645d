import { differingFields, type FormValues } from '../../../domain/form';

export type Side = 'mine' | 'theirs';

/** One field in which two versions differ. */
export interface Difference {
  field: string;
  /** The side that alone changed it since both began, else `null`: somebody has to choose. */
  suggested: Side | null;
}

/** The fields in which two versions differ that both began with `base`. */
export function differences(
  fields: readonly string[],
  versions: { base: FormValues; mine: FormValues; theirs: FormValues },
): Difference[] {
  const { base, mine, theirs } = versions;
  const changedByMe = differingFields(fields, base, mine);
  const changedByThem = differingFields(fields, base, theirs);
  return differingFields(fields, mine, theirs).map((field) => {
    const isMine = changedByMe.includes(field);
    const isTheirs = changedByThem.includes(field);
    return { field, suggested: isMine && isTheirs ? null : isMine ? 'mine' : 'theirs' };
  });
}

/** The values with the chosen side of each field in which the versions differ. */
export function merged(
  mine: FormValues,
  theirs: FormValues,
  choices: Readonly<Record<string, Side>>,
): FormValues {
  const chosen = Object.entries(choices).filter(([, side]) => side === 'theirs');
  return {
    ...mine,
    ...Object.fromEntries(
      chosen.flatMap(([field]) => {
        const value = theirs[field];
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  };
}
