import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Fragment, useState } from 'react';
import { evictPublicCourseLists } from '../../apollo/cache/courses.ts';
import { toFailure } from '../../apollo/failure.ts';
import { networkOnly } from '../../apollo/fetch-policies.ts';
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
  SubmissionIsUneditedDocument,
  useCourseActionsFragment,
  usePublishCourseMutation,
  useSubmitCourseMutation,
  useUnpublishCourseMutation,
  useWithdrawCourseMutation,
} from './course-actions.gen.ts';
import { isForQuota } from './course-state.ts';
import { GoneLiveDialog } from './gone-live-dialog.tsx';

type Action = Extract<CourseAction, 'SUBMIT' | 'WITHDRAW' | 'PUBLISH' | 'UNPUBLISH'>;

const ACTIONS: readonly Action[] = ['SUBMIT', 'WITHDRAW', 'PUBLISH', 'UNPUBLISH'];
const EXPLAINED_STATUSES = [
  'PENDING_REVIEW',
  'APPROVED',
  'PUBLISHED',
  'UNPUBLISHED',
  'SUSPENDED',
  'REJECTED',
  'ARCHIVED',
] as const;

/** The mutation of each action, all of the same shape. */
const useActions = () => {
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
  const { date, time } = useFormat();
  const client = useApolloClient();
  const actions = useActions();
  const [busy, setBusy] = useState<Action | null>(null);
  const [asked, setAsked] = useState<'UNPUBLISH' | 'SUBMIT' | null>(null);
  const [isLive, setLive] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const course = useCourseActionsFragment(from);
  if (!course) return null;
  const offered = ACTIONS.filter((action) => course.allowedActions.includes(action));
  const state = EXPLAINED_STATUSES.find((each) => each === course.status);
  const { latestReview } = course;
  const sentAt = latestReview ? date(latestReview.submittedAt) : '';
  const dueAt = latestReview ? `${time(latestReview.dueAt)}, ${date(latestReview.dueAt)}` : '';
  const why = isDirty
    ? t('ready.saveFirst')
    : missing > 0
      ? t('ready.left', { count: missing })
      : t('ready.able');

  const run = async (action: Action) => {
    setBusy(action);
    setError(null);
    try {
      await withoutToasts<unknown>(() => actions[action]({ variables: { courseId: course.id } }));
      if (action === 'PUBLISH') setLive(true);
      else toast.success(t(`act.done.${action}`));
    } catch (failed) {
      setError(failed);
    }
    setBusy(null);
    setAsked(null);
  };

  /** A course that was sent back is submitted at once only if something has changed since. */
  const submit = async () => {
    const variables = { id: course.id };
    const { data } = await client
      .query({ query: SubmissionIsUneditedDocument, variables, ...networkOnly })
      .catch(() => ({ data: undefined }));
    if (data?.course?.latestReview?.isUnedited) setAsked('SUBMIT');
    else await run('SUBMIT');
  };

  const click = (action: Action) => {
    if (action === 'SUBMIT' && (missing > 0 || isDirty)) return;
    if (action === 'UNPUBLISH') setAsked('UNPUBLISH');
    else if (action === 'SUBMIT' && latestReview?.decision === 'SENT_BACK') void submit();
    else void run(action);
  };

  return (
    <Stack gap={2} mt={3}>
      {state && (
        <Text text="xs" tone="dim">
          {t(isForQuota(course) ? 'state.forQuota' : `state.${state}`, { date: sentAt, due: dueAt })}
        </Text>
      )}
      {offered.map((action) => {
        const isBlocked = action === 'SUBMIT' && (missing > 0 || isDirty);
        const isMain = action === 'SUBMIT' || action === 'PUBLISH';
        return (
          <Fragment key={action}>
            <Button
              fullWidth
              variant={isMain ? 'filled' : 'default'}
              loading={busy === action}
              aria-disabled={isBlocked}
              {...(action === 'SUBMIT' ? { 'aria-describedby': 'submit-why' } : {})}
              onClick={() => click(action)}
            >
              {t(`act.${action}`)}
            </Button>
            {action === 'SUBMIT' && (
              <Text id="submit-why" text="xs" tone="dim">
                {why}
              </Text>
            )}
          </Fragment>
        );
      })}
      <FormError failure={error ? toFailure(error) : null} />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void run(asked ?? 'UNPUBLISH')}
        title={t(asked === 'SUBMIT' ? 'act.uneditedTitle' : 'act.unpublishTitle')}
        confirmLabel={t(asked === 'SUBMIT' ? 'act.uneditedSubmit' : 'act.UNPUBLISH')}
        isBusy={busy !== null}
      >
        <p>{t(asked === 'SUBMIT' ? 'act.uneditedText' : 'act.unpublishText')}</p>
      </ConfirmDialog>
      {isLive && <GoneLiveDialog course={course} onClose={() => setLive(false)} />}
    </Stack>
  );
}
