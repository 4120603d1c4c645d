import { useEffect, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { findProperties, type FoundProperties } from '../../../api/records';
import type { ListedKind } from '../../../domain/record';

/** Milliseconds without a key after which the server is asked. */
const debounceMilliseconds = 200;

/**
 * Finds properties as visitors' pages do. Returns `null` until the server has answered, for a text with a word that
 * nobody knows, and always for blog posts: then the rows are searched for the words of the text.
 */
export function useFoundProperties(kind: ListedKind, text: string): FoundProperties | null {
  const [answer, setAnswer] = useState<{ text: string; found: FoundProperties | null }>();
  useEffect(() => {
    if (kind !== 'property' || text.trim() === '') return undefined;
    let isLatest = true;
    const ask = async () => {
      try {
        const found = await findProperties(text);
        if (isLatest) setAnswer({ text, found });
      } catch (thrown) {
        // The list then searches its own rows.
        if (!(thrown instanceof RequestFailed)) throw thrown;
      }
    };
    const timer = setTimeout(() => void ask(), debounceMilliseconds);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [kind, text]);
  return answer?.text === text ? answer.found : null;
}
