import { useEffect, useState } from 'react';
import { RequestFailed } from '../../../api/failure';
import { findProperties, type FoundProperties } from '../../../api/records';

/** Milliseconds without a key after which the server is asked. */
const debounceMilliseconds = 200;

/**
 * What a search text means as visitors' pages read it, for a list of properties or of what was asked about them. Returns
 * `null` until the server has answered, for a text that asks for nothing of a property, and always for `null`, another
 * list: then the rows are searched for the words of the text alone.
 */
export function useFoundProperties(
  of: 'properties' | 'enquiries' | null,
  text: string,
): FoundProperties | null {
  const [answer, setAnswer] = useState<{ text: string; found: FoundProperties | null }>();
  useEffect(() => {
    if (of === null || text.trim() === '') return undefined;
    let isLatest = true;
    const ask = async () => {
      try {
        const found = await findProperties(text, of);
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
  }, [of, text]);
  return answer?.text === text ? answer.found : null;
}
