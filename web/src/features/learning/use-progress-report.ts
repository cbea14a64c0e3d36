import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Autosave } from '../../ui/autosave/autosave.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { toast } from '../../ui/toast.tsx';
import { PlayerCourseDocument, useRecordProgressMutation } from './player.gen.ts';
import { mergeRanges, type Range } from './ranges.ts';
import { useIsRecorded } from './study-mode.ts';

/** How often a lesson that goes on is reported. */
const EVERY_MS = 10_000;
/** The server takes this many stretches with one report. */
const MOST_STRETCHES = 200;

/** Progress measured since the page shows the lesson; it only grows. */
export interface Measured {
  dwellSec: number;
  /** In the order in which they were played: what was played twice is listed twice. */
  watched: readonly Range[];
  /** Where the video is; null until it has played. */
  positionSec: number | null;
}

const NOTHING: Measured = { dwellSec: 0, watched: [], positionSec: null };

/** The part of what was measured that the server does not have. */
export const unsavedOf = (value: Measured, saved: Measured): Measured => ({
  dwellSec: value.dwellSec - saved.dwellSec,
  watched: value.watched.slice(saved.watched.length),
  positionSec: value.positionSec,
});

const inputOf = ({ dwellSec, watched, positionSec }: Measured) => ({
  ...(dwellSec > 0 && { dwellSec }),
  ...(positionSec !== null && {
    watched: [...(watched.length > MOST_STRETCHES ? mergeRanges(watched) : watched)],
    positionSec,
  }),
});

/**
 * Reports progress every ten seconds, on leaving the lesson, and when the page is hidden or closed; the last with
 * `keepalive`, so that the browser still delivers it. What could not be delivered goes with the next report.
 *
 * @param measure adds what was measured since its last call; returns the same object if that is nothing.
 * @returns what the server does not have yet, and a function that reports immediately unless reports fail
 */
export const useProgressReport = (lessonId: string, measure: (old: Measured) => Measured) => {
  const { t } = useTranslation('learning');
  const client = useApolloClient();
  const [record] = useRecordProgressMutation();
  const isRecorded = useIsRecorded();
  const [autosave] = useState(
    () =>
      new Autosave<Measured, 'ended'>({
        saved: NOTHING,
        pauseMs: EVERY_MS,
        retryMs: EVERY_MS,
        conflict: (error) => (failureOf(error).reason === 'ACCESS_ENDED' ? 'ended' : null),
        save: async (value, saved, isLeaving) => {
          await record({
            variables: { input: { lessonId, ...inputOf(unsavedOf(value, saved)) } },
            context: { ...SUPPRESS_TOAST.context, ...(isLeaving && { fetchOptions: { keepalive: true } }) },
            update: (cache, { data }) => {
              // The first report makes the progress; the outline does not know of it yet.
              const progress = data?.recordProgress;
              if (!progress) return;
              cache.modify({
                id: cache.identify({ __typename: 'LessonOutline', id: lessonId }) ?? '',
                fields: {
                  myProgress: (_old, { toReference }) => toReference(progress) ?? null,
                },
              });
            },
          });
        },
      }),
  );
  const report = () => {
    if (isRecorded) autosave.change(measure, false);
  };
  // While reports fail, the next one waits for its turn: the clock of a reading asks every second
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
  // Before the effects of useAutosave: what was measured last is sent with what waits
  useEffect(() => {
    const timer = setInterval(() => onTick(), EVERY_MS);
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
    // The page that was open when the time was over becomes the one that says so
    if (state === 'ended') void client.refetchQueries({ include: [PlayerCourseDocument] });
    if (state === 'saved') hasWarned.current = false;
    if ((state !== 'offline' && state !== 'failed') || hasWarned.current) return;
    hasWarned.current = true;
    toast.warning(t('player.saveFailed'));
  }, [state, client, t]);

  return { measured: value, unsaved: unsavedOf(value, saved), report: reportNow };
};
