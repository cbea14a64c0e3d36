import { useEffect, useRef, useState } from 'react';
import type { PlayerLesson } from './player-model.ts';
import { useProgressReport } from './use-progress-report.ts';

/** Longest time that one look at the clock may add: a sleeping laptop has not been read. */
const LONGEST_STEP_MS = 2_000;
/** How long a reading takes when the server has not said so yet (design/domain.md). */
const USUAL_DWELL_SEC = 30;

/** Counts the seconds during which a lesson is really on the screen, and reports them. */
export const useDwell = (lesson: PlayerLesson): { requiredSec: number; doneSec: number } => {
  const progress = lesson.myProgress;
  const unsentMs = useRef(0);
  /** Seconds that the server has not answered for: not sent yet, and on their way. */
  const [unsentSec, setUnsentSec] = useState(0);
  const [sentSec, setSentSec] = useState(0);

  const report = useProgressReport(lesson.id, () => {
    const dwellSec = Math.floor(unsentMs.current / 1000);
    if (dwellSec < 1) return null;
    const move = (seconds: number) => {
      unsentMs.current -= seconds * 1000;
      setUnsentSec(Math.floor(unsentMs.current / 1000));
      setSentSec((old) => old + seconds);
    };
    move(dwellSec);
    return {
      input: { dwellSec },
      undo: () => move(-dwellSec),
      settle: () => setSentSec((old) => old - dwellSec),
    };
  });

  useEffect(() => {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const step = Math.min(LONGEST_STEP_MS, now - last);
      last = now;
      if (document.visibilityState !== 'visible') return;
      unsentMs.current += step;
      setUnsentSec(Math.floor(unsentMs.current / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  const requiredSec = progress?.requiredSec || USUAL_DWELL_SEC;
  // On top of what the server counted, never of what we did: where it counts less, the rest is read and sent again
  const doneSec = Math.min(requiredSec, (progress?.doneSec ?? 0) + sentSec + unsentSec);
  const isEnough = lesson.rule === 'DWELL' && doneSec >= requiredSec && unsentSec > 0;
  const isDone = progress?.state === 'COMPLETED';

  useEffect(() => {
    // The moment it is enough by our own clock, the server is asked, instead of up to ten seconds later.
    if (isEnough && !isDone) report();
  }, [isEnough, isDone, report]);

  return { requiredSec, doneSec };
};
