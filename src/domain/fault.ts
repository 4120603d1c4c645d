/** Faults that are fully described by their kind. */
export const plainFaults = [
  'required',
  'missing',
  'invalid',
  'fields',
  'text',
  'text-or-number',
  'text-or-flag',
  'flag',
  'picture',
  'pictures',
  'choices',
  'map',
  'article',
  'day',
  'future-day',
  'email',
  'no-reply',
  'release',
  'confirm',
  'phone',
  'phones',
  'hours',
  'hours-order',
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'x',
  'link',
  'country-code',
  'year',
  'username',
  'short',
] as const;

export type Fault =
  | { code: (typeof plainFaults)[number] }
  | { code: 'too-long' | 'too-many'; max: number }
  | { code: 'choice'; options: readonly string[] };
