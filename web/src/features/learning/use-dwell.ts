import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerLesson } from './player-model.ts';
import { useProgressReport } from './use-progress-report.ts';

/** Longest time that one look at the clock may add: a sleeping laptop has not been read. */
const LONGEST_STEP_MS = 2_000;
/** How long a reading takes when the server has not said so yet. */
const USUAL_DWELL_SEC = 30;

/** Counts the seconds during which a lesson is really on the screen, and reports them. */
export const useDwell = (lesson: PlayerLesson): { requiredSec: number; doneSec: number } => {
  const progress = lesson.myProgress;
  const shownMs = useRef(0);
  /** Whole seconds on the screen since the page shows the lesson. */
  const [shownSec, setShownSec] = useState(0);
  const { measured, unsaved, report } = useProgressReport(lesson.id, (old) => {
    const dwellSec = Math.floor(shownMs.current / 1000);
    return dwellSec > old.dwellSec ? { ...old, dwellSec } : old;
  });

  useEffect(() => {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const step = Math.min(LONGEST_STEP_MS, now - last);
      last = now;
      if (document.visibilityState !== 'visible') return;
      shownMs.current += step;
      setShownSec(Math.floor(shownMs.current / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  const requiredSec = progress?.requiredSec || USUAL_DWELL_SEC;
  // On top of what the server counted, never of what we did: where it counts less, the rest is read and sent again
  const unreportedSec = shownSec - measured.dwellSec;
  const doneSec = Math.min(requiredSec, (progress?.doneSec ?? 0) + unsaved.dwellSec + unreportedSec);
  const isEnough = lesson.rule === 'DWELL' && doneSec >= requiredSec && unreportedSec > 0;
  const isDone = progress?.state === 'COMPLETED';

  const onEnough = useEffectEvent(report);
  useEffect(() => {
    // The moment it is enough by our own clock, the server is asked, instead of up to ten seconds later.
    if (isEnough && !isDone) onEnough();
  }, [isEnough, isDone]);

  return { requiredSec, doneSec };
};
