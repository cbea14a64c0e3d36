import { useEffect, useState } from 'react';

/** Larger ones are downloaded instead. Characters. */
const LONGEST = 200_000;

/** The text of a file at its signed address: undefined while it comes, null where it can't be shown. */
export function useTextFile(url: string): string | null | undefined {
  const [text, setText] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    fetch(url, { signal: stop.signal, credentials: 'omit' })
      .then((answer) => (answer.ok ? answer.text() : null))
      .then((found) => setText(found !== null && found.length <= LONGEST ? found : null))
      .catch(() => {
        if (!stop.signal.aborted) setText(null);
      });
    return () => stop.abort();
  }, [url]);
  return text;
}
