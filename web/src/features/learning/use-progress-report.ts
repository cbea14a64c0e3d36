import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeCachedProgress } from '../../apollo/cache/lessons.ts';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Autosave } from '../../ui/autosave/autosave.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { toast } from '../../ui/toast.tsx';
import { PlayerCourseDocument, useRecordProgressMutation } from './player.gen.ts';
import { mergeRanges, type Range } from './ranges.ts';
import { useIsRecorded } from './study-mode.ts';

/** Milliseconds between two reports. */
const REPORT_MS = 10_000;
/** The server's limit of ranges per report. */
const MAX_RANGES = 200;

/** Progress since the page shows the lesson; it only grows. */
export interface Measured {
  dwellSec: number;
  /** In playback order. What was played twice is contained twice. */
  watched: readonly Range[];
  /** The position of the video; null until it has played. */
  positionSec: number | null;
}

const NO_PROGRESS: Measured = { dwellSec: 0, watched: [], positionSec: null };

/** The difference that the server does not have yet. */
export const getUnsaved = (value: Measured, saved: Measured): Measured => ({
  dwellSec: value.dwellSec - saved.dwellSec,
  watched: value.watched.slice(saved.watched.length),
  positionSec: value.positionSec,
});

const toInput = ({ dwellSec, watched, positionSec }: Measured) => ({
  ...(dwellSec > 0 && { dwellSec }),
  ...(positionSec !== null && {
    watched: [...(watched.length > MAX_RANGES ? mergeRanges(watched) : watched)],
    positionSec,
  }),
});

/**
 * Reports progress every ten seconds, on leaving the lesson, and when the page is hidden or closed. The last one uses
 * `keepalive`, so that the browser still sends it. Failed reports are included in the next one.
 * @param measure adds what was measured since its last call; returns the same object if there is nothing new
 * @returns the measurements that the server does not have yet, and a function that reports immediately unless reports fail
 */
export const useProgressReport = (lessonId: string, measure: (old: Measured) => Measured) => {
  const { t } = useTranslation('learning');
  const client = useApolloClient();
  const [record] = useRecordProgressMutation();
  const isRecorded = useIsRecorded();
  const [autosave] = useState(
    () =>
      new Autosave<Measured, 'ended'>({
        saved: NO_PROGRESS,
        pauseMs: REPORT_MS,
        retryMs: REPORT_MS,
        conflict: (error) => (toFailure(error).reason === 'ACCESS_ENDED' ? 'ended' : null),
        save: async (value, saved, isLeaving) => {
          await record({
            variables: { input: { lessonId, ...toInput(getUnsaved(value, saved)) } },
            context: { ...SUPPRESS_TOAST.context, ...(isLeaving && { fetchOptions: { keepalive: true } }) },
            update: (cache, { data }) => writeCachedProgress(cache, lessonId, data?.recordProgress),
          });
        },
      }),
  );
  const report = () => {
    if (isRecorded) autosave.change(measure, false);
  };
  // While reports fail, the next one is sent at its regular time, because a text lesson calls this every second
  const reportNow = () => {
    const { state } = autosave.snapshot();
    if (state === 'saved' || state === 'saving') report();
  };
  const onTick = useEffectEvent(report);
  const onLeave = useEffectEvent(() => {
    if (!isRecorded) return;
    autosave.change(measure);
    autosave.leave();
  });
  // Before the effects of useAutosave, so that the last measurements are sent with pending ones
  useEffect(() => {
    const timer = setInterval(() => onTick(), REPORT_MS);
    const onHide = () => document.visibilityState === 'hidden' && onLeave();
    const onPageHide = () => onLeave();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onPageHide);
      onLeave();
    };
  }, []);
  const { value, saved, state } = useAutosave(autosave);

  const hasWarned = useRef(false);
  useEffect(() => {
    // Access ended while the page was open. The refetched page explains it
    if (state === 'ended') void client.refetchQueries({ include: [PlayerCourseDocument] });
    if (state === 'saved') hasWarned.current = false;
    if ((state !== 'offline' && state !== 'failed') || hasWarned.current) return;
    hasWarned.current = true;
    toast.warning(t('player.saveFailed'));
  }, [state, client, t]);

  return { measured: value, unsaved: getUnsaved(value, saved), report: reportNow };
};
