import { differingFields, type FormValues } from '../../../domain/form';

export type Side = 'mine' | 'theirs';

/** The chosen side of each field in which two versions differ; `null` until somebody chose. */
export type Choices = Readonly<Record<string, Side | null>>;

/** One field in which two versions differ. */
export interface Difference {
  field: string;
  /** The only side that edited it since the baseline; `null` when both did and somebody has to choose. */
  suggested: Side | null;
}

/** The fields in which two versions with the same baseline differ. */
export function differences(
  fields: readonly string[],
  versions: { baseline: FormValues; mine: FormValues; theirs: FormValues },
): Difference[] {
  const { baseline, mine, theirs } = versions;
  const editedByMe = differingFields(fields, baseline, mine);
  const editedByThem = differingFields(fields, baseline, theirs);
  return differingFields(fields, mine, theirs).map((field) => {
    const isMine = editedByMe.includes(field);
    const isTheirs = editedByThem.includes(field);
    return { field, suggested: isMine && isTheirs ? null : isMine ? 'mine' : 'theirs' };
  });
}

/** The values with the chosen side of each field in which the versions differ. */
export function merged(mine: FormValues, theirs: FormValues, choices: Choices): FormValues {
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
