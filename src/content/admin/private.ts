/** What the admin area says of the private facts, which are for the office only. */
import { groupDigits } from '../../domain/number';
import type { Changeover } from '../../domain/property/changeover';

export const privateWords = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  owner: 'the owner',
  tenant: 'the tenant',
  ownerOf: (title: string) => `the owner of ${title}`,
  ownerIs: (owner: string) => `Owner: ${owner}`,
  ownerLabel: 'Owner',
  erase: {
    title: 'Erase this part',
    question: 'Erase what is for the office only?',
    text: (nights: number) =>
      `For an owner or a tenant who asks for it: empties all fields of this part, also in earlier versions. Nightly backups and imported workbooks lose it within ${nights} days. This cannot be undone.`,
    confirm: 'Erase',
    button: 'Erase this part',
    done: 'What was for the office only is erased',
    failed: (why: string) => `Nothing was erased. ${why}`,
  },
} as const;

/** Of a rent, where the owner wants more; in rupees. */
export const belowLeastText = (least: number) =>
  `Below the least rent that the owner wants, ₹${groupDigits(least)}.`;

/** What comes next for a property, and when or what is known of it, in one part or two: a day as DD-MM-YYYY, which may be over. */
export function changeoverParts({ what, day, note }: Changeover, isOver: boolean): string[] {
  if (what === 'token') return ['Token paid', ...(note === '' ? [] : [note])];
  if (what === 'lease') return [`Lease ${isOver ? 'ended' : 'ends'} ${day}`];
  return ['Notice given', day === '' ? 'no day yet' : `free ${isOver ? 'since' : 'from'} ${day}`];
}

/** The same of a property by its name, with what the office does about it. */
export function changeoverStep(name: string, changeover: Changeover, isOver: boolean): string {
  const { what, day } = changeover;
  const steps = {
    token: 'mark it Occupied when the key is given',
    lease: isOver ? 'is there a new lease, or notice?' : '',
    notice: isOver ? 'mark it Available once it is vacated' : '',
  };
  const step = what === 'notice' && day === '' ? 'from when is it free?' : steps[what];
  const text = changeoverParts(changeover, isOver).join(', ');
  return `${name} · ${step === '' ? text : `${text}: ${step}`}`;
}

/** What the form says below the choice of notice or token. */
export const changeoverForm = {
  token: 'Visitors see nothing of it.',
  noDay: 'From which day is it free? Without a day visitors see nothing new.',
  toDay: 'State it under “Available from”',
  shown: (day: string) =>
    `Visitors see “Available from ${day}” in place of Occupied, and nothing of the notice.`,
  over: 'Its day has come. Set the status to Available once it is vacated.',
  available: 'Notice is about a property that is Occupied, and this one is Available.',
} as const;
