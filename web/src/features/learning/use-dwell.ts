import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerLesson } from './player-model.ts';
import { useProgressReport } from './use-progress-report.ts';

/** The longest time that a tick can add, so that the sleep of a laptop does not count as reading. */
const MAX_STEP_MS = 2_000;
/** Seconds of a text lesson before the server has returned its own value. */
const DEFAULT_DWELL_SEC = 30;

/** Counts and reports the seconds during which a lesson is visible. */
export const useDwell = (lesson: PlayerLesson): { requiredSec: number; doneSec: number } => {
  const progress = lesson.myProgress;
  const shownMs = useRef(0);
  /** Whole seconds for which the lesson has been visible. */
  const [shownSec, setShownSec] = useState(0);
  const { measured, unsaved, report } = useProgressReport(lesson.id, (old) => {
    const dwellSec = Math.floor(shownMs.current / 1000);
    return dwellSec > old.dwellSec ? { ...old, dwellSec } : old;
  });

  useEffect(() => {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const step = Math.min(MAX_STEP_MS, now - last);
      last = now;
      if (document.visibilityState !== 'visible') return;
      shownMs.current += step;
      setShownSec(Math.floor(shownMs.current / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  const requiredSec = progress?.requiredSec || DEFAULT_DWELL_SEC;
  // Added to the server's count, not to our own. If the server counts less, the rest must be read again
  const unreportedSec = shownSec - measured.dwellSec;
  const doneSec = Math.min(requiredSec, (progress?.doneSec ?? 0) + unsaved.dwellSec + unreportedSec);
  const isEnough = lesson.rule === 'DWELL' && doneSec >= requiredSec && unreportedSec > 0;
  const isDone = progress?.state === 'COMPLETED';

  const onEnough = useEffectEvent(report);
  useEffect(() => {
    // Reports immediately when the time is sufficient, instead of up to ten seconds later.
    if (isEnough && !isDone) onEnough();
  }, [isEnough, isDone]);

  return { requiredSec, doneSec };
};
