import type { FragmentType } from '@apollo/client';
import { Fragment, useState } from 'react';
import { evictPublicCourseLists } from '../../apollo/cache/courses.ts';
import { toFailure } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import type { CourseAction } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type CourseActionsFragment,
  useCourseActionsFragment,
  usePublishCourseMutation,
  useSubmitCourseMutation,
  useUnpublishCourseMutation,
  useWithdrawCourseMutation,
} from './course-actions.gen.ts';
import { isForQuota } from './course-state.ts';

type Act = Extract<CourseAction, 'SUBMIT' | 'WITHDRAW' | 'PUBLISH' | 'UNPUBLISH'>;

const ACTS: readonly Act[] = ['SUBMIT', 'WITHDRAW', 'PUBLISH', 'UNPUBLISH'];
const TOLD = [
  'PENDING_REVIEW',
  'APPROVED',
  'PUBLISHED',
  'UNPUBLISHED',
  'SUSPENDED',
  'REJECTED',
  'ARCHIVED',
] as const;

/** The mutation of each action, all of the same shape. */
const useActs = () => {
  const isListed = { update: evictPublicCourseLists };
  const [submit] = useSubmitCourseMutation();
  const [withdraw] = useWithdrawCourseMutation();
  const [publish] = usePublishCourseMutation(isListed);
  const [unpublish] = useUnpublishCourseMutation(isListed);
  return { SUBMIT: submit, WITHDRAW: withdraw, PUBLISH: publish, UNPUBLISH: unpublish };
};

interface CourseActionsProps {
  course: FragmentType<CourseActionsFragment>;
  /** The number of unmet conditions for a submission. */
  missing: number;
  isDirty: boolean;
}

/** The teacher's actions for the course in its current state. Unavailable actions are explained. */
export function CourseActions({ course: from, missing, isDirty }: CourseActionsProps) {
  const { t } = useTranslation('studio');
  const { date } = useFormat();
  const acts = useActs();
  const [busy, setBusy] = useState<Act | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const course = useCourseActionsFragment(from);
  if (!course) return null;
  const offered = ACTS.filter((act) => course.allowedActions.includes(act));
  const state = TOLD.find((each) => each === course.status);
  const sentAt = course.latestReview ? date(course.latestReview.submittedAt) : '';
  const why = isDirty
    ? t('ready.saveFirst')
    : missing > 0
      ? t('ready.left', { count: missing })
      : t('ready.able');

  const run = async (act: Act) => {
    setBusy(act);
    setError(null);
    try {
      await withoutToasts<unknown>(() => acts[act]({ variables: { courseId: course.id } }));
      toast.success(t(`act.done.${act}`));
    } catch (failed) {
      setError(failed);
    }
    setBusy(null);
    setAsking(false);
  };

  const click = (act: Act) => {
    if (act === 'SUBMIT' && (missing > 0 || isDirty)) return;
    if (act === 'UNPUBLISH') setAsking(true);
    else void run(act);
  };

  return (
    <Stack gap={2} mt={3}>
      {state && (
        <Text text="xs" tone="dim">
          {t(isForQuota(course) ? 'state.forQuota' : `state.${state}`, { date: sentAt })}
        </Text>
      )}
      {offered.map((act) => {
        const isBlocked = act === 'SUBMIT' && (missing > 0 || isDirty);
        const isMain = act === 'SUBMIT' || act === 'PUBLISH';
        return (
          <Fragment key={act}>
            <Button
              fullWidth
              variant={isMain ? 'filled' : 'default'}
              loading={busy === act}
              aria-disabled={isBlocked}
              {...(act === 'SUBMIT' ? { 'aria-describedby': 'submit-why' } : {})}
              onClick={() => click(act)}
            >
              {t(`act.${act}`)}
            </Button>
            {act === 'SUBMIT' && (
              <Text id="submit-why" text="xs" tone="dim">
                {why}
              </Text>
            )}
          </Fragment>
        );
      })}
      <FormError failure={error ? toFailure(error) : null} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run('UNPUBLISH')}
        title={t('act.unpublishTitle')}
        confirmLabel={t('act.UNPUBLISH')}
        isBusy={busy !== null}
      >
        <p>{t('act.unpublishText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
