import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import type { RecordProgressInput } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { PlayerCourseDocument, useRecordProgressMutation } from './player.gen.ts';
import { useIsRecorded } from './study-mode.ts';

/** How often a lesson that goes on is reported. */
const EVERY_MS = 10_000;

/** What a lesson has to report since the last time; null when there is nothing. `undo` puts it back; `settle`: the answer has come, and says what counts. */
export interface Report {
  input: Omit<RecordProgressInput, 'lessonId'>;
  undo: () => void;
  settle?: () => void;
}

/**
 * Reports progress every ten seconds, on leaving the lesson, and when the page is hidden or closed; the last with
 * `keepalive`, so that the browser still delivers it. What can't be delivered is kept for the next report.
 *
 * @returns a function that reports at once.
 */
export const useProgressReport = (lessonId: string, collect: () => Report | null): (() => void) => {
  const { t } = useTranslation('learning');
  const client = useApolloClient();
  const [record] = useRecordProgressMutation();
  const collectRef = useRef(collect);
  collectRef.current = collect;
  const hasWarned = useRef(false);
  const isRecorded = useIsRecorded();

  const send = useCallback(
    async (isLast: boolean) => {
      if (!isRecorded) return;
      const report = collectRef.current();
      if (!report) return;
      try {
        await record({
          variables: { input: { lessonId, ...report.input } },
          ...(isLast && { context: { fetchOptions: { keepalive: true } } }),
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
        hasWarned.current = false;
        report.settle?.();
      } catch (error) {
        report.undo();
        // The page that was open when the time was over becomes the one that says so
        if (failureOf(error).reason === 'ACCESS_ENDED') {
          await client.refetchQueries({ include: [PlayerCourseDocument] });
          return;
        }
        if (!hasWarned.current) toast.warning(t('player.saveFailed'));
        hasWarned.current = true;
      }
    },
    [record, client, lessonId, t, isRecorded],
  );

  useEffect(() => {
    const timer = setInterval(() => void send(false), EVERY_MS);
    const onHide = () => {
      if (document.visibilityState === 'hidden') void send(true);
    };
    const onLeave = () => void send(true);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      void send(true);
    };
  }, [send]);

  return useCallback(() => void send(false), [send]);
};
