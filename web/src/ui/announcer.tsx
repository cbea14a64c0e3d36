import { type ReactNode, useCallback, useState } from 'react';
import kit from './kit.module.css';

interface Announcer {
  /** Reads a text out; the same text twice is read twice. */
  announce: (text: string) => void;
  /** Place it once; it is not seen. */
  region: ReactNode;
}

/** Says to screen readers what an action without a visible message has done. */
export const useAnnouncer = (): Announcer => {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  const region = (
    <span className={kit.hidden} role="status">
      {/* A no-break space makes a repeated text a new one. */}
      {said.text}
      {said.turn % 2 === 1 ? '\u00A0' : ''}
    </span>
  );
  return { announce, region };
};
