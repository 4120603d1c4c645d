/** Faults that are fully described by their kind. */
export const plainFaults = [
  'required',
  'text',
  'text-or-number',
  'text-or-flag',
  'flag',
  'picture',
  'pictures',
  'choices',
  'map',
  'article',
  'fields',
  'email',
  'no-reply',
  'release',
  'confirm',
  'day',
  'future-day',
  'missing',
  'invalid',
  'phone',
  'phones',
  'hours',
  'hours-order',
  'facebook',
  'instagram',
  'youtube',
  'year',
  'days',
  'username',
  'short',
] as const;

export type Fault =
  | { code: (typeof plainFaults)[number] }
  | { code: 'too-long' | 'too-many'; max: number }
  | { code: 'choice'; options: readonly string[] };
