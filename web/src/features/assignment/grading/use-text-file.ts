import { useEffect, useState } from 'react';

/** Characters. Larger files can only be downloaded. */
const MAX_LENGTH = 200_000;

/** The text of a file from its signed URL: undefined while it is loading, null if it cannot be shown. */
export function useTextFile(url: string): string | null | undefined {
  const [text, setText] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    fetch(url, { signal: controller.signal, credentials: 'omit' })
      .then((answer) => (answer.ok ? answer.text() : null))
      .then((content) => setText(content !== null && content.length <= MAX_LENGTH ? content : null))
      .catch(() => {
        if (!controller.signal.aborted) setText(null);
      });
    return () => controller.abort();
  }, [url]);
  return text;
}
