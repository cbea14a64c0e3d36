import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictPublicCourseLists } from '../../apollo/cache/courses.ts';
import { toFailure } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type DangerZoneFragment,
  useArchiveCourseMutation,
  useDangerZoneFragment,
  useMoveCourseToBinMutation,
  useRestoreCourseFromBinMutation,
} from './danger-zone.gen.ts';

/** Actions that end a course, at the end of its page: each states its effect before it is pressed. */
export function DangerZone({ course: from }: { course: FragmentType<DangerZoneFragment> }) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const [archive, archiving] = useArchiveCourseMutation({ update: evictPublicCourseLists });
  const [remove, removing] = useMoveCourseToBinMutation();
  const [restore, restoring] = useRestoreCourseFromBinMutation();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const course = useDangerZoneFragment(from);
  if (!course) return null;
  const { id, allowedActions } = course;
  const act = (['UNDELETE', 'DELETE', 'ARCHIVE'] as const).find((each) => allowedActions.includes(each));
  if (!act) return null;

  const run = async () => {
    setError(null);
    const send = { UNDELETE: restore, DELETE: remove, ARCHIVE: archive }[act];
    try {
      await withoutToasts<unknown>(() => send({ variables: { courseId: id } }));
      toast.success(t(`danger.done.${act}`));
      if (act === 'DELETE') navigate('/teacher/courses?status=bin');
    } catch (failed) {
      setError(failed);
    }
    setAsking(false);
  };
  const isBusy = archiving.loading || removing.loading || restoring.loading;
  const isDanger = act !== 'UNDELETE';
  return (
    <Stack as="section" card gap={3} shrink aria-labelledby="danger">
      <Heading level={2} id="danger" text="lg">
        {t(isDanger ? 'danger.title' : 'danger.inBin')}
      </Heading>
      <Text text="sm" tone="dim">
        {t(`danger.text.${act}`)}
      </Text>
      <Button
        fullWidth
        variant={isDanger ? 'outline' : 'default'}
        {...(isDanger && { color: 'clay' })}
        loading={isBusy}
        onClick={() => (isDanger ? setAsking(true) : void run())}
      >
        {t(`danger.act.${act}`)}
      </Button>
      <FormError failure={error ? toFailure(error) : null} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run()}
        title={t(act === 'DELETE' ? 'danger.deleteTitle' : 'danger.archiveTitle', { title: course.title })}
        confirmLabel={t(`danger.confirm.${act}`)}
        isDanger
        isBusy={isBusy}
      >
        <p>{t(`danger.text.${act}`)}</p>
      </ConfirmDialog>
    </Stack>
  );
}
