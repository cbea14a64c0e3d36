import { type ReactNode, useCallback, useState } from 'react';
import utilities from './utilities.module.css';

interface Announcer {
  /** Announces a text to screen readers; the same text again if it is repeated. */
  announce: (text: string) => void;
  /** The invisible live region, to be rendered once. */
  region: ReactNode;
}

/** Announces the result of an action that shows no visible message to screen readers. */
export const useAnnouncer = (): Announcer => {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  );
  const region = (
    <span className={utilities.hidden} role="status">
      {/* Screen readers announce changes only. The no-break space changes a repeated text. */}
      {announcement.text}
      {announcement.turn % 2 === 1 ? '\u00A0' : ''}
    </span>
  );
  return { announce, region };
};
