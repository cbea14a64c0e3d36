import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import classes from './lesson.module.css';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { NextLesson } from './next-lesson.tsx';
import { useProgressReport } from './use-progress-report.ts';
import { DwellReason, LessonDone } from './why-card.tsx';

/** Longest time that one look at the clock may add: a sleeping laptop has not been read. */
const LONGEST_STEP_MS = 2_000;
/** How long a reading takes when the server has not said so yet (design/domain.md). */
const USUAL_DWELL_SEC = 30;

/** A reading. It counts the seconds during which it is really on the screen. */
export function TextLesson({
  lesson,
  material: { body, pictures },
  heading,
  next,
}: Pick<LessonKindViewProps, 'lesson' | 'material' | 'heading' | 'next'>) {
  const { t } = useTranslation('learning');
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
  const isDone = progress?.state === 'COMPLETED';
  const isEnough = doneSec >= requiredSec && unsentSec > 0;

  useEffect(() => {
    // The moment it is enough by our own clock, the server is asked, instead of up to ten seconds later.
    if (isEnough && !isDone) report();
  }, [isEnough, isDone, report]);

  return (
    <>
      {heading}
      <div className={classes.reading}>
        {body ? (
          <RichTextView doc={body} top={2} pictures={pictures} />
        ) : (
          <Notice tone="warn">{t('player.noText')}</Notice>
        )}
      </div>
      {isDone ? <LessonDone /> : <DwellReason requiredSec={requiredSec} doneSec={doneSec} />}
      {next && <NextLesson next={next} />}
    </>
  );
}
