import { useEffect, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { findProperties, type FoundProperties } from '../../../api/records';
import type { ListedKind } from '../../../domain/record';

/** Milliseconds without a key after which the server is asked. */
const typingRest = 200;

/**
 * Reads a search text as visitors' pages read it. Returns `null` until the server has answered, and for a text with a
 * word that nobody knows: then the rows are searched for its words.
 */
export function useSearch(kind: ListedKind, text: string): FoundProperties | null {
  const [answer, setAnswer] = useState<{ text: string; found: FoundProperties | null }>();
  useEffect(() => {
    if (kind !== 'property' || text.trim() === '') return undefined;
    let isLatest = true;
    const ask = async () => {
      try {
        const found = await findProperties(text);
        if (isLatest) setAnswer({ text, found });
      } catch (thrown) {
        if (!(thrown instanceof RequestFailed)) throw thrown;
      }
    };
    const timer = setTimeout(() => void ask(), typingRest);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [kind, text]);
  return answer?.text === text ? answer.found : null;
}
