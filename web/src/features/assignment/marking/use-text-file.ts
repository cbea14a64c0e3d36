import { useEffect, useState } from 'react';

/** Characters. Larger files can only be downloaded. */
const LONGEST = 200_000;

/** The text of a file from its signed URL: undefined while it is loading, null if it cannot be shown. */
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
