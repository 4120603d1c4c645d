/**
 * A list of the admin area, of which the server answers a query with the rows that are seen: the page came with the first
 * answer, and every other one is asked for here. The old rows stay until the new ones are there.
 */
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { rowsAtOnce } from '../../../domain/paging';
import { withSession } from '../calls';

interface Listable {
  id: string;
}

interface Answer<Row extends Listable = Listable> {
  rows: readonly Row[];
  /** How many rows the query finds, and how many there are. */
  found: number;
  total: number;
}

interface Source<Given> {
  served: Given;
  /** The query string whose answer is shown; the page came with that of the first. */
  asked?: string;
  /** Asks for the first rows, as many as `limit`; `null` for those that a list begins with. */
  load: (limit: number | null) => Promise<Given>;
}

/** The rows that were there before, each in its place, and those that are new. */
function append<Row extends Listable>(before: readonly Row[], given: readonly Row[]): Row[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...given.filter(({ id }) => !known.has(id))];
}

function without<Given extends Answer>(answer: Given, ids: readonly string[]): Given {
  const rows = answer.rows.filter(({ id }) => !ids.includes(id));
  const gone = answer.rows.length - rows.length;
  return { ...answer, rows, found: answer.found - gone, total: answer.total - gone };
}

/** How many rows are shown, and how many are held; `null` as many as a list begins with. */
interface Size {
  shown: number;
  held: number | null;
}

/** Of another query's rows so many are drawn at once, more than a screen has; the others follow in a render of their own. */
const firstDrawn = 12;

const beginning: Size = { shown: rowsAtOnce, held: null };

/** An answer that began before a change, a newer load or another query never replaces the rows. */
export function useList<Given extends Answer>(source: Source<Given>) {
  type Row = Given['rows'][number];
  const { served, asked = '', load } = source;
  /** `changed`: what was changed since the answer, by id; it keeps its place. */
  const [{ answer, of, changed }, setState] = useState({
    answer: served,
    of: asked,
    changed: new Map<string, Row>(),
  });
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  /** How many rows of an answered query are shown, and how many are held: all that are found once they are selected. */
  const [size, setSize] = useState<Size & { of: string }>({ of, ...beginning });
  const { shown, held } = size.of === of ? size : beginning;
  const newest = useRef({ asked, load });
  useEffect(() => {
    newest.current = { asked, load };
  });
  const loads = useRef(0);
  const changes = useRef(0);

  /** Returns the answer that is then shown, or `null`; one that is only `longer` leaves the rows before it in their places. */
  async function run(
    limit: number | null,
    { isLonger = false, mayAsk = false } = {},
  ): Promise<Given | null> {
    const own = (loads.current += 1);
    const call = () => newest.current.load(limit);
    setLoading(true);
    try {
      for (;;) {
        const before = changes.current;
        const asking = newest.current.asked;
        const given = await (mayAsk ? withSession(call) : call());
        if (own !== loads.current || asking !== newest.current.asked) return null;
        if (before !== changes.current) continue;
        setState((now) =>
          isLonger && now.of === asking
            ? { ...now, answer: { ...given, rows: append(now.answer.rows, given.rows) } }
            : { answer: given, of: asking, changed: new Map() },
        );
        setFailed(false);
        return given;
      }
    } catch (thrown) {
      requireFailedRequest(thrown);
      if (own === loads.current) setFailed(true);
      return null;
    } finally {
      if (own === loads.current) setLoading(false);
    }
  }
  /** Never asks for the password; what somebody clicked does. */
  const reload = () => run(asked === of ? held : null);
  const retry = () => {
    setFailed(false);
    void run(asked === of ? held : null, { mayAsk: true });
  };
  /** Shows more rows, and asks for those that are not here. */
  const more = () => {
    const next = Math.min(shown, answer.rows.length) + rowsAtOnce;
    setSize({ of, shown: next, held: Math.max(held ?? 0, next) });
    if (answer.rows.length < Math.min(next, answer.found))
      void run(next, { isLonger: true, mayAsk: true });
  };
  /** Asks for the first `limit` rows without showing them; `null` after a failure. */
  const hold = (limit: number) => {
    setSize({ of, shown: Math.min(shown, answer.rows.length), held: Math.max(held ?? 0, limit) });
    return run(limit, { isLonger: true, mayAsk: true });
  };
  const reloadIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    const onVisible = () => reloadIfSeen();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  /** One call at a time: what was typed meanwhile is asked for once it is answered, so that the first key waits for nothing. */
  const isAsking = useRef(false);
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    let answered: string;
    do {
      answered = newest.current.asked;
      await run(null);
    } while (answered !== newest.current.asked);
    isAsking.current = false;
  });
  useEffect(() => {
    if (asked !== of) void ask();
  }, [asked, of]);

  const latest = (row: Row) => changed.get(row.id) ?? row;
  const rows = answer.rows.map(latest);
  const seen = rows.slice(0, shown);
  const isDrawn = useDeferredValue(of) === of;
  return {
    /** All rows that are here, and those of them that are seen. */
    rows,
    shown: isDrawn ? seen : seen.slice(0, firstDrawn),
    /** How many rows are found beyond those that are seen. */
    left: answer.found - seen.length,
    answer,
    /** The query string that the answer is of: what is said of the rows is said of it. */
    answered: of,
    latest,
    isBusy: isLoading || (asked !== of && !hasFailed),
    hasFailed,
    reload,
    retry,
    more,
    hold,
    put: (some: readonly Row[]) => {
      changes.current += 1;
      const entries = some.map((row) => [row.id, row] as const);
      setState((now) => ({ ...now, changed: new Map([...now.changed, ...entries]) }));
    },
    drop: (ids: readonly string[]) => {
      changes.current += 1;
      setState((now) => ({ ...now, answer: without(now.answer, ids) }));
    },
  };
}

export type List<Row extends Listable> = ReturnType<typeof useList<Answer<Row>>>;
