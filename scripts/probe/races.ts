import { judged, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

/** A write or a read as a function of the probe answers it. */
export interface Stored {
  instance: string;
  value: { by: string } | null;
  etag: string | false | null;
}

const writers = 20;
const store =
  'Do not take enquiries or edit: a save may overwrite another one. Report it to the host.';

const oneCreates: Check = {
  check: `${writers} create the same key at once`,
  expected: 'one wins, and its text is stored',
  advice: store,
  isVital: true,
};
const oneReplaces: Check = { ...oneCreates, check: `${writers} replace the same text at once` };

/** Exactly one writer may win a race, and what is read afterwards must be its text, under its etag. */
export function judgeRace(
  check: Check,
  answers: readonly Stored[],
  after: Pick<Stored, 'value' | 'etag'>,
): Finding {
  const winners = answers.filter(({ etag }) => etag);
  const instances = new Set(answers.map(({ instance }) => instance)).size;
  const isStored = winners[0]?.value?.by === after.value?.by && winners[0]?.etag === after.etag;
  const seen = `${winners.length} of ${answers.length} won, over ${instances} running ${instances === 1 ? 'function' : 'functions'}`;
  return judged(
    check,
    answers.length === writers && winners.length === 1 && isStored,
    isStored ? seen : `${seen}; another text is stored`,
  );
}

/** The etags of one text, as each kind of call tells it. */
export interface Etags {
  written: string | false | null;
  read: string | false | null;
  listed: string | undefined;
}

const sameEtags: Check = {
  check: 'A write, a read and a list tell the same etag',
  expected: 'one etag, at once',
  advice: 'Lists would be read again and again, and saves would fail: report it to the host.',
  isVital: true,
};

export function judgeEtags({ written, read, listed }: Etags): Finding {
  const holds = Boolean(written) && written === read && read === listed;
  return judged(
    sameEtags,
    holds,
    holds ? 'the same' : `written ${written}, read ${read}, listed ${listed ?? 'not at all'}`,
  );
}

const staleFails: Check = {
  check: 'An etag that was replaced is refused',
  expected: 'refused',
  advice: store,
  isVital: true,
};

const strongReads: Check = {
  check: 'Another function reads what was just written, replaced or deleted',
  expected: 'the newest each time',
  advice: 'Pages and the inbox may show old data for a minute: report it to the host.',
  isVital: true,
};

/** `steps` are what happened, and whether the other function saw it. */
export function judgeReads(steps: Readonly<Record<string, boolean>>): Finding {
  const missed = Object.keys(steps).filter((step) => !steps[step]);
  return judged(
    strongReads,
    missed.length === 0,
    missed.length === 0 ? 'the newest each time' : `not seen: ${missed.join(', ')}`,
  );
}

/** Races for one key, etags, and reads from a second function. */
export async function checkStore(site: ProbedSite): Promise<Finding[]> {
  const { run, json } = site;
  const create = (key: string) => json<Stored>('POST', `/api/probe/create/${run}/${key}`);
  const replace = (key: string, etag: Stored['etag']) =>
    json<Stored>(
      'POST',
      `/api/probe/replace/${run}/${key}?etag=${encodeURIComponent(typeof etag === 'string' ? etag : 'none')}`,
    );
  const read = (key: string) => json<Stored>('GET', `/api/probe/read/${run}/${key}`);
  const readElsewhere = (key: string) =>
    json<Stored>('GET', `/api/probe-reader/read/${run}/${key}`);
  const list = () => json<{ keys: Record<string, string> }>('GET', `/api/probe/list/${run}`);
  const many = (write: () => Promise<Stored>) =>
    Promise.all(Array.from({ length: writers }, write));

  const creations = await many(() => create('race'));
  const created = await read('race');
  const replacements = await many(() => replace('race', created.etag));
  const replaced = await read('race');
  const late = await replace('race', created.etag);

  const first = await create('seen');
  const { keys } = await list();
  const firstRead = await readElsewhere('seen');
  const second = await replace('seen', first.etag);
  const secondRead = await readElsewhere('seen');
  await json('DELETE', `/api/probe/remove/${run}/seen`);
  const gone = await readElsewhere('seen');
  const after = await list();
  return [
    judgeRace(oneCreates, creations, created),
    judgeRace(oneReplaces, replacements, replaced),
    judged(staleFails, late.etag === false, late.etag === false ? 'refused' : 'overwritten'),
    judgeEtags({ written: first.etag, read: firstRead.etag, listed: keys.seen }),
    judgeReads({
      'the write': firstRead.value?.by === first.value?.by,
      'the replacement': secondRead.value?.by === second.value?.by,
      'the deletion': gone.value === null,
      'the deletion in the list': !('seen' in after.keys),
    }),
  ];
}
